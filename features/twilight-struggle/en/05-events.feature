Feature: Events of the opponent's cards

  @clause:5.2 @edition:deluxe @edition:second
  Rule: A card of the opponent played for Operations sets off its event

    @event
    Scenario: The event happens and takes the starred card out of the game
      Given the US has 1 influence in Panama
      When the US plays Romanian Abdication for Operations
      And its event happens after the Operations
      And it places 1 influence in Panama
      Then the USSR now has 3 influence in Romania
      And Romanian Abdication is removed from the game

  @clause:5.2.a @edition:deluxe @edition:second
  Rule: Whoever plays the card decides whether the event comes before or after the Operations

    @event
    Scenario: Operations after the event answer it, at the price it has caused
      Given the US has 1 influence in Cuba
      When the US plays Fidel for Operations
      And its event happens before the Operations
      And it places 1 influence in Cuba
      Then marker 1 costs 2 Operations points
      And the US now has 1 influence in Cuba

    @event
    Scenario: Operations before the event may be undone by it
      Given the US has 1 influence in Cuba
      When the US plays Fidel for Operations
      And its event happens after the Operations
      And it places 2 influence in Cuba
      Then the US now has 0 influence in Cuba
      And the USSR now has 3 influence in Cuba

  @clause:5.2.b @edition:deluxe @edition:second
  Rule: An event whose condition is not met does not happen, and its card is only discarded

    @event @clause:5.2.ex1
    Scenario: NATO before either of the events that allow it is just four Operations points
      Given the USSR has 3 influence in Poland
      When the USSR plays NATO for Operations
      And it places 4 influence in Poland
      Then the play is worth 4 Operations points
      And the USSR now has 7 influence in Poland
      And NATO does not take effect
      And NATO goes to the discard pile

    # The printed example has the US ahead, which is the very condition under which the event works.
    @event @clause:5.2.ex4
    Scenario: Star Wars does nothing while the US is not ahead in space
      Given it is turn 8
      And the USSR has 3 influence in Poland
      And the US has reached box 2 of the space race
      And the USSR has reached box 3 of the space race
      When the USSR plays Star Wars for Operations
      And it places 2 influence in Poland
      Then the play is legal
      And Star Wars goes to the discard pile

  @clause:5.2.c @edition:deluxe @edition:second
  Rule: An event that another event has banned does not happen

    @event @clause:5.2.ex2
    Scenario: After Camp David Accords the Arab-Israeli War is just two Operations points
      Given Camp David Accords is in effect
      And the US has 2 influence in Israel
      And the US has 1 influence in Egypt
      When the US plays Arab-Israeli War for Operations
      And it places 2 influence in Egypt
      Then the play is worth 2 Operations points
      And the US now has 2 influence in Israel
      And the USSR now has 0 military operations
      And Arab-Israeli War goes to the discard pile

  @clause:5.2.d @edition:deluxe @edition:second
  Rule: An event that happens without changing anything has happened all the same

    @event @clause:5.2.ex3
    Scenario: Alliance for Progress pays nothing without US battlegrounds in the Americas but leaves the game
      Given the USSR has 3 influence in Poland
      When the USSR plays Alliance for Progress for Operations
      And it places 3 influence in Poland
      Then the VP marker is now at zero
      And Alliance for Progress is removed from the game

  @clause:5.3 @edition:deluxe @edition:second
  Rule: Where an event asks for a card of some value, a card of higher value will do

    @event @clause:5.3.ex
    Scenario: A three-point card is a good discard for Quagmire
      Given Quagmire is in effect
      And the US holds Five Year Plan
      When the US discards Five Year Plan to get out of a trap and rolls 3
      Then the play is legal
      And Five Year Plan goes to the discard pile
      And Quagmire ends
