Feature: What an event needs to be told

  @clause:5.2 @edition:deluxe @edition:second
  Rule: The card says how many markers move, its player where

    @event
    Scenario: Markers are placed
      Given the USSR plays next
      And it is action round 3
      When the USSR plays COMECON as an event
      And its event places 1 influence in Poland
      And its event places 1 influence in Hungary
      And its event places influence in Romania
      And its event places influence in Bulgaria
      Then the USSR now has 1 influence in Bulgaria

    @event
    Scenario: Markers are taken away
      Given the USSR has 2 influence in Angola
      And the USSR has 2 influence in Cuba
      When the US plays The Voice of America as an event
      And its event removes 2 influence from Angola
      And its event removes 2 influence from Cuba
      Then the USSR now has 0 influence in Cuba

    @event
    Scenario: All of them go where the card says so
      Given the US has 3 influence in Iran
      And the US has 2 influence in Egypt
      And the event of Fidel has already happened
      When the USSR plays Muslim Revolution as an event
      And its event removes influence from Iran
      And its event removes influence from Egypt
      Then the US now has 0 influence in Iran

    @event
    Scenario: A war has a target
      Given the China Card lies face down before the US
      And the fixed influence of the set-up is on the map
      When the USSR plays Indo-Pakistani War as an event
      And its event is directed at Pakistan
      And the die of its event shows 5
      Then the VP marker is now at 2 for the USSR

    @event
    Scenario: Both sides roll, and the winner chooses
      Given DEFCON stands at 3
      When the US plays Summit as an event
      And in its event the US rolls 5 and the USSR 2
      And the option improve is chosen
      Then DEFCON is now 4

  @clause:5.2 @edition:deluxe @edition:second
  Rule: Cards change hands as the card says

    @event
    Scenario: The opponent chooses what to discard
      Given the US holds Containment
      When the USSR plays Blockade as an event
      And the choices of its event are made by the US
      And the option discard is chosen
      And its event makes a hand lose Containment
      Then Containment goes to the discard pile

    @event
    Scenario: A card comes back from the discard pile
      Given Duck and Cover lies in the discard pile
      When the US plays SALT Negotiations as an event
      And its event takes up Duck and Cover
      Then the play is legal

    @event
    Scenario: Nobody has to take one
      Given Duck and Cover lies in the discard pile
      When the US plays SALT Negotiations as an event
      And no card is chosen for its event
      Then the play is legal

    @event
    Scenario: A card is drawn at random and given back
      Given the USSR holds NATO
      And 2 cards in the hand of the USSR are unknown
      And the US has 1 influence in Panama
      When the US plays Grain Sales to Soviets as an event
      And its event draws NATO at random
      And the option return is chosen
      And its event gives Operations
      And it places 2 influence in Panama
      Then the US now has 3 influence in Panama

    @event
    Scenario: Cards are discarded, and as many drawn
      Given it is turn 8
      And the US holds Nasser
      And the US holds "Ask Not What Your Country Can Do For You..."
      And the next card of the draw pile is Five Year Plan
      When the US plays "Ask Not What Your Country Can Do For You..." as an event
      And its event makes a hand lose Nasser
      Then Nasser goes to the discard pile

  @clause:5.2 @edition:deluxe @edition:second
  Rule: An event may give Operations

    @event
    Scenario: Nobody has to use them
      Given the hand of the USSR is empty
      When the US plays CIA Created as an event
      And the Operations of its event are left unused
      Then the play is legal

    @event
    Scenario: They may be a coup
      Given the US has 2 influence in Costa Rica
      And it is turn 8
      When the USSR plays Ortega Elected in Nicaragua as an event
      And its event leads to a coup in Costa Rica with the die at 6
      Then the US now has 0 influence in Costa Rica

    @event
    Scenario: Cuban Missile Crisis has its price
      Given the USSR has 3 influence in Cuba
      And Cuban Missile Crisis is in effect against the USSR
      When the USSR gives up 2 influence in Cuba to end the crisis
      Then Cuban Missile Crisis ends

  @clause:4.5.D @edition:deluxe @edition:second
  Rule: A turn is more than its plays

    @turn
    Scenario: Who has a card must headline one
      Given the US holds Nasser
      When the US has no headline
      Then the play is illegal under clause 4.5.C.f

    @turn
    Scenario: Who has none plays none
      Given the hand of the US is empty
      When the US plays no card
      Then the play is legal

    @turn
    Scenario: One attempt in the space race a turn
      Given the US has made 1 attempt in the space race this turn
      And Nasser is out of the game
      When the US plays Containment on the space race and rolls 1
      Then the play is illegal under clause 6.4.2

    @turn
    Scenario: At its end military operations are counted
      Given DEFCON stands at 3
      And the US has carried out 3 military operations
      When the turn is over
      Then the VP marker is now at 3 for the US

    @turn
    Scenario: Held cards are shown in tournaments only
      Given the US holds Nasser
      When the held cards are shown
      Then the play is illegal under clause 4.5.F

    @turn
    Scenario: The game ends with final scoring
      Given it is turn 10
      And the VP marker stands at 4 for the US
      When final scoring takes place
      Then the US wins the game

    @turn
    Scenario: The US sets up in Western Europe
      When the US sets up 4 influence in West Germany
      And the US sets up 3 influence in Italy
      Then the US now has 3 influence in Italy
