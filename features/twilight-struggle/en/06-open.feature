Feature: What is left open

  @edition:deluxe @edition:second
  Rule: Whether an act is allowed does not hang on its dice

    @clause:6.3.1
    Scenario: A coup is legal before its die is rolled
      Given the US has 2 influence in Mexico
      When the USSR plays Brush War for Operations
      And a coup in Mexico is not rolled for yet
      Then the play is legal

    @clause:6.2.1
    Scenario: A realignment is legal before its dice are rolled
      Given the US has 2 influence in Mexico
      When the USSR plays Brush War for Operations
      And a realignment of Mexico is not rolled for yet
      Then the play is legal

    @clause:6.4.1
    Scenario: A card without the points of the next box cannot be spent on the space race, whatever the die
      When the US plays Romanian Abdication on the space race
      Then the play is illegal under clause 6.4.1

  @edition:deluxe @edition:second
  Rule: What hangs on a card that nobody has seen is not decided

    @clause:4.5.D.e
    Scenario: The last card of the turn may leave a scoring card in the hand
      Given it is action round 7
      And 2 cards in the hand of the US are unknown
      And the US holds Containment
      When the US plays Containment for Operations
      And it places 3 influence in Canada
      Then what is given does not decide the play
