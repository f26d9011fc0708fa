Feature: Realignment rolls

  @clause:6.2.2 @edition:deluxe @edition:second
  Rule: Both sides roll, and the higher result removes the difference from the other side

    @clause:6.2.2.ex
    Scenario: North Korea is defended by its own influence and by the superpower next door
      Given the USSR has 3 influence in North Korea
      When the US plays CIA Created for Operations
      And it realigns North Korea, the US rolling 5 and the USSR 2
      Then the US adds 0 to its realignment roll
      And the USSR adds 2 to its realignment roll
      And the USSR now has 2 influence in North Korea

    Scenario: Equal results remove nothing
      Given the USSR has 3 influence in North Korea
      When the US plays CIA Created for Operations
      And it realigns North Korea, the US rolling 5 and the USSR 3
      Then the USSR now has 3 influence in North Korea

    Scenario: The side that started the roll may be the one that loses influence
      Given the US has 2 influence in Panama
      And the USSR has 1 influence in Panama
      And the USSR has 3 influence in Costa Rica
      When the US plays CIA Created for Operations
      And it realigns Panama, the US rolling 1 and the USSR 5
      Then the US adds 1 to its realignment roll
      And the USSR adds 1 to its realignment roll
      And the US now has 0 influence in Panama

  @clause:6.2.3 @edition:deluxe @edition:second
  Rule: A realignment roll never adds influence

    Scenario: A difference greater than the influence there is lost
      Given the USSR has 1 influence in Angola
      When the US plays CIA Created for Operations
      And it realigns Angola, the US rolling 6 and the USSR 1
      Then the USSR now has 0 influence in Angola
      And the US now has 0 influence in Angola
