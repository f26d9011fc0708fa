Feature: Required military operations

  @clause:8.2.1 @edition:deluxe @edition:second
  Rule: Each military operation missing from the DEFCON number gives the opponent one VP

    @clause:8.2.1.ex
    Scenario: Two operations at DEFCON four cost the US two VP
      Given DEFCON stands at 4
      And the US has carried out 2 military operations
      And the USSR has carried out 4 military operations
      When the military operations of the turn are checked
      Then the VP marker is now at 2 for the USSR

    Scenario: When both sides fall short only the difference counts
      Given DEFCON stands at 4
      And the US has carried out 2 military operations
      And the USSR has carried out 2 military operations
      When the military operations of the turn are checked
      Then the VP marker is now at zero
      And the US now has 0 military operations
      And the USSR now has 0 military operations

  @clause:8.2.4 @edition:deluxe @edition:second
  Rule: A war of the opponent counts for the opponent, whoever set it off

    @event @clause:8.2.4.ex
    Scenario: The US sets off the Arab-Israeli War and the marker of the USSR moves
      Given the US has 1 influence in Egypt
      When the US plays Arab-Israeli War for Operations
      And the die of its event shows 1
      And it places 2 influence in Egypt
      Then the USSR now has 2 military operations
      And the US now has 0 military operations
      And the US now has 3 influence in Egypt
