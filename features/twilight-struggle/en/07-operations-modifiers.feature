Feature: Events that change the value of cards

  @clause:7.4 @edition:deluxe @edition:second
  Rule: All modifiers of a play are added together, on the China Card too

    Background:
      Given the USSR holds The China Card
      And the USSR has 2 influence in Vietnam
      And Vietnam Revolts is in effect
      And Red Scare/Purge is in effect against the USSR

    @clause:7.4.ex
    Scenario: Spent entirely in Southeast Asia the China Card is worth five under the purge
      When the USSR plays The China Card for Operations
      And it places 1 influence in Vietnam
      And it places 2 influence in Laos/Cambodia
      And it places 2 influence in Thailand
      Then the play is worth 5 Operations points
      And the USSR now has 3 influence in Vietnam
      And The China Card passes face down to the US

    @clause:7.4.ex
    Scenario: The purge takes away the sixth point
      When the USSR plays The China Card for Operations
      And it places 2 influence in Vietnam
      And it places 2 influence in Laos/Cambodia
      And it places 2 influence in Thailand
      Then the play is illegal under clause 7.4

  @clause:7.4.1 @edition:deluxe @edition:second
  Rule: A modifier belongs to one side and does not travel with a card taken by the other

    @event @clause:7.4.1.ex
    Scenario: The US gets no point from Brezhnev Doctrine for a card taken through Grain Sales
      Given Brezhnev Doctrine is in effect
      And the US has 1 influence in Panama
      And the USSR holds Indo-Pakistani War
      When the US plays Grain Sales to Soviets as an event
      And it draws Indo-Pakistani War from the opponent's hand and plays it for Operations
      And it places 2 influence in Panama
      Then the play is worth 2 Operations points
      And the US now has 3 influence in Panama

  @clause:7.4.2 @edition:deluxe @edition:second
  Rule: The modified value counts for everything the card is used for

    @clause:7.4.2.ex1
    Scenario: Under the purge a two-point coup adds one to the die and is one military operation
      Given Red Scare/Purge is in effect against the US
      And the USSR has 2 influence in Guatemala
      When the US plays Indo-Pakistani War for Operations
      And it attempts a coup in Guatemala and rolls 3
      Then the play is worth 1 Operations point
      And the US now has 1 military operation
      And the USSR now has 0 influence in Guatemala
      And the US now has 0 influence in Guatemala

    @event @clause:7.4.2.ex2
    Scenario: Brezhnev Doctrine makes a one-point card good enough for Bear Trap
      Given Brezhnev Doctrine is in effect
      And Bear Trap is in effect
      And the USSR holds Allende
      When the USSR discards Allende to get out of a trap and rolls 4
      Then the play is legal
      And Allende goes to the discard pile
      And the USSR now has 0 influence in Chile
      And Bear Trap ends

    @clause:7.4.2.ex3
    Scenario: Containment lifts CIA Created to two Operations points
      Given Containment is in effect
      And the US has 1 influence in Panama
      When the US plays CIA Created for Operations
      And it places 2 influence in Panama
      Then the play is worth 2 Operations points
      And the US now has 3 influence in Panama
