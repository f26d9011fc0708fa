Feature: DEFCON and nuclear war

  @clause:8.1.3 @edition:deluxe @edition:second
  Rule: The side whose play brings DEFCON to one loses the game

    @event @clause:8.1.3.ex
    Scenario: The US answers for the Olympic Games that the USSR boycotts
      Given DEFCON stands at 2
      When the US plays Olympic Games as an event
      And the opponent boycotts
      Then DEFCON is now 1
      And nuclear war ends the game
      And the USSR wins the game

    @clause:8.1.4
    Scenario: A coup in an open battleground at DEFCON two is allowed and fatal
      Given DEFCON stands at 2
      And the USSR has 1 influence in Angola
      When the US plays Containment for Operations
      And it attempts a coup in Angola and rolls 1
      Then the play is legal
      And DEFCON is now 1
      And nuclear war ends the game
      And the USSR wins the game

  @clause:8.1.5 @edition:deluxe @edition:second
  Rule: Falling DEFCON closes regions to coups and realignment rolls

    Scenario: At four no coup may be attempted in Europe
      Given DEFCON stands at 4
      And the USSR has 3 influence in Poland
      When the US plays Containment for Operations
      And it attempts a coup in Poland and rolls 6
      Then the play is illegal under clause 8.1.5
