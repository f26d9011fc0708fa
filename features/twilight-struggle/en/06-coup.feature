Feature: Coup attempts

  @clause:6.3.1 @edition:deluxe @edition:second
  Rule: A coup needs influence of the opponent in the country

    Scenario: There is nobody to overthrow where the opponent has no influence
      When the US plays Containment for Operations
      And it attempts a coup in Mexico and rolls 4
      Then the play is illegal under clause 6.3.1

  @clause:6.3.2 @edition:deluxe @edition:second
  Rule: The die plus the Operations points must exceed twice the stability number

    Background:
      Given the USSR has 2 influence in Mexico

    @clause:6.3.3.ex
    Scenario: The surplus first removes enemy influence, and what is left becomes one's own
      When the US plays Containment for Operations
      And it attempts a coup in Mexico and rolls 4
      Then the USSR now has 0 influence in Mexico
      And the US now has 1 influence in Mexico

    Scenario: A result equal to twice the stability number fails
      When the US plays Containment for Operations
      And it attempts a coup in Mexico and rolls 1
      Then the play is legal
      And the USSR now has 2 influence in Mexico
      And the US now has 0 influence in Mexico

  @clause:6.3.3 @edition:deluxe @edition:second
  Rule: The Operations points of a coup count as military operations, whatever the outcome

    Background:
      Given the USSR has 2 influence in Mexico

    @clause:6.3.3.ex
    Scenario: A coup with a three-point card is three military operations
      When the US plays Containment for Operations
      And it attempts a coup in Mexico and rolls 4
      Then the US now has 3 military operations

    Scenario: A failed coup counts as well
      When the US plays Containment for Operations
      And it attempts a coup in Mexico and rolls 1
      Then the US now has 3 military operations

  @clause:6.3.4 @edition:deluxe @edition:second
  Rule: A coup attempt in a battleground lowers DEFCON by one

    Scenario: Mexico is a battleground
      Given the USSR has 2 influence in Mexico
      When the US plays Containment for Operations
      And it attempts a coup in Mexico and rolls 4
      Then DEFCON is now 4

    Scenario: Guatemala is not
      Given the USSR has 2 influence in Guatemala
      When the US plays Containment for Operations
      And it attempts a coup in Guatemala and rolls 4
      Then DEFCON is now 5
