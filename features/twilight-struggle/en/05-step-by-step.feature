Feature: What happens, told step by step

  @edition:deluxe
  Scenario: A card taken before the deal counts towards the hand
    Given the game is at the step turn-zero
    And it is turn 1
    And the hand of the US is empty
    And the hand of the USSR is empty
    And the crisis vj-day of Turn Zero ended with result 4
    And the crisis israel of Turn Zero ended with result 4
    And the crisis chinese-civil-war of Turn Zero ended with result 2
    And the crisis ve-day of Turn Zero ended with result 4
    And the crisis uk-election of Turn Zero ended with result 2
    When the crisis yalta-and-potsdam is turned up
    And the US chooses oss
    And the USSR chooses kgb
    And the next die shows 4
    And the US picks out Marshall Plan
    And the cards go round
    And Duck and Cover goes to the US in the deal
    And Five Year Plan goes to the US in the deal
    And Socialist Governments goes to the US in the deal
    And Fidel goes to the US in the deal
    And Vietnam Revolts goes to the US in the deal
    And Blockade goes to the US in the deal
    And Korean War goes to the US in the deal
    And Romanian Abdication goes to the US in the deal
    Then the play is illegal under clause 4.5.B

  @edition:deluxe
  Scenario: The point that Vietnam Revolts adds pays for no realignment roll elsewhere
    Given it is turn 1
    And Vietnam Revolts is in effect
    And no other influence is on the map
    When the USSR puts Blockade on the table
    And the USSR takes the use operations
    And the USSR takes the mode realignment
    And the USSR takes aim at Philippines
    And the next dice show 2 for the US and 3 for the USSR
    And the USSR takes aim at Syria
    Then the play is illegal under clause card:vietnam-revolts

  @edition:deluxe
  Scenario: Grain Sales finds How I Learned and the USSR dies
    Given it is turn 5
    And DEFCON stands at 3
    And the USSR holds Grain Sales to Soviets
    And the USSR holds How I Learned to Stop Worrying
    When the USSR plays Grain Sales to Soviets for Operations
    And its event happens before the Operations
    And the card that came up is played as an event
    And its event draws How I Learned to Stop Worrying at random
    And the option play is chosen
    And the event of the card that came up happens
    And its event sets DEFCON to 1
    Then the play is legal

  @edition:deluxe @issue:chinese-civil-war=on
  Scenario: Unclaimed China gives nobody a point
    Given it is turn 10
    And nobody holds the China Card
    And 2 Soviet influence lies in the Chinese Civil War space
    When final scoring takes place
    Then the play is legal

  @edition:deluxe
  Scenario: One point does not buy a marker in a country that the opponent controls
    Given it is turn 1
    And the US plays next
    And the US has 2 influence in Austria
    And the USSR has 5 influence in East Germany
    When the US puts Romanian Abdication on the table
    And the US takes the use operations
    And the US takes the order event-first
    And the US takes the mode influence
    And a marker of the US goes down in East Germany
    Then the play is illegal under clause 6.1.2.a

  @edition:deluxe @issue:deck-first-lightning=included
  Scenario: A companion that a hidden hand turns out not to hold leaves First Lightning undone
    Given the game is at the step headline
    And it is turn 2
    And DEFCON stands at 4
    And the US holds Containment
    And the USSR holds First Lightning
    And 3 cards in the hand of the USSR are unknown
    When the US turns in Containment for the headline phase
    And the USSR turns in First Lightning for the headline phase
    And the USSR is through with its choice
    Then what is given does not decide the play

  @edition:deluxe @issue:deck-non-aligned-movement=included @issue:non-aligned-movement-without-country=cards-all-the-same
  Scenario: Non-Aligned Movement takes the influence of both sides, also where its cards are discarded in any case
    Given it is turn 5
    And the US plays next
    And the US holds Non-Aligned Movement
    And the US has 2 influence in Angola
    And the USSR has 3 influence in Angola
    When the US puts Non-Aligned Movement on the table
    And the US takes the use event
    And by choice of the US a marker comes off Angola
    And the card drawn is Fidel
    And the card drawn is Nasser
    And the card drawn is NATO
    And the card drawn is COMECON
    Then the play is legal

  @edition:deluxe @issue:reshuffle-moment=at-once
  Scenario: Full hands need no card, and an empty draw pile waits where a table reshuffles at once
    Given it is turn 2
    And the US holds Containment
    And the US holds CIA Created
    And the US holds Duck and Cover
    And the US holds Five Year Plan
    And the US holds Socialist Governments
    And the US holds Fidel
    And the US holds Vietnam Revolts
    And the US holds NATO
    And the USSR holds COMECON
    And the USSR holds Nasser
    And the USSR holds Warsaw Pact Formed
    And the USSR holds De Gaulle Leads France
    And the USSR holds Captured Nazi Scientist
    And the USSR holds Truman Doctrine
    And the USSR holds Olympic Games
    And the USSR holds Independent Reds
    And the draw pile is empty
    And Blockade lies in the discard pile
    And Korean War lies in the discard pile
    When the cards of the turn are dealt
    And the USSR is dealt its card first
    Then the play is legal

  @edition:deluxe
  Scenario: Three cards drawn from a draw pile of four leave the discards where they are
    Given it is turn 5
    And 4 cards are left in the draw pile
    And NATO lies in the discard pile
    And the US holds "Ask Not What Your Country Can Do For You..."
    And the US holds Fidel
    And the US holds Nasser
    And the US holds Blockade
    And the US holds Containment
    And 5 cards in the hand of the USSR are unknown
    When the US plays "Ask Not What Your Country Can Do For You..." as an event
    And its event makes a hand lose Fidel
    And its event makes a hand lose Nasser
    And its event makes a hand lose Blockade
    Then the play is legal

  @edition:deluxe
  Scenario: USSR acts first
    Given it is turn 2
    When one asks who plays next
    Then the play is legal

  @edition:deluxe
  Scenario: The events of each superpower, Deluxe
    Given it is turn 1
    When one asks whose event each card has
    Then the play is legal

  @edition:deluxe
  Scenario: DEFCON improves at the start of a turn
    Given it is turn 4
    And DEFCON stands at 2
    When DEFCON improves as the turn begins
    Then the play is legal

  @edition:deluxe @issue:space-without-roll=off
  Scenario: A card on the space race without a die, read as off
    Given it is turn 2
    And the US holds Fidel
    When the US plays Fidel on the space race without a roll
    Then the play is illegal under clause 6.4.1

  @edition:deluxe
  Scenario: The printed Operations values, Deluxe
    Given it is turn 1
    And the USSR plays next
    When one asks what each card is worth
    Then the play is legal

  @edition:deluxe
  Scenario: Discarding instead of playing
    Given it is turn 2
    And it is action round 3
    And the US holds Containment
    When the US throws Containment away instead of playing it
    Then the play is illegal under clause 5.1.a

  @edition:deluxe
  Scenario: China Card does not feed Quagmire
    Given it is turn 5
    And the US holds CIA Created
    And Quagmire is in effect
    And the US holds The China Card
    When the US discards The China Card to get out of a trap
    Then the play is illegal under clause 9.5.c

  @edition:deluxe
  Scenario: SALT need not reclaim
    Given it is turn 5
    And DEFCON stands at 3
    And the USSR holds SALT Negotiations
    And the discard pile is empty
    When the USSR plays SALT Negotiations as an event
    And no card is chosen for its event
    Then the play is legal

  @edition:deluxe
  Scenario: Chernobyl still allows realignment
    Given it is turn 9
    And the US has 1 influence in Italy
    And the USSR holds Allende
    And Chernobyl is in effect in Europe
    When the USSR plays Allende for Operations
    And it realigns Italy, the US rolling 1 and the USSR 4
    Then the play is legal

  @edition:deluxe
  Scenario: Three scoring cards and two rounds
    Given it is turn 5
    And it is action round 6
    And the US plays next
    And the US holds Africa Scoring
    And the US holds South America Scoring
    And the US holds Central America Scoring
    When one asks how the position stands
    Then the play is legal

  @edition:deluxe
  Scenario: Owner chooses among ties
    Given it is turn 5
    And the US holds Missile Envy
    And the USSR holds Muslim Revolution
    And the USSR holds Nuclear Test Ban
    When the US plays Missile Envy as an event
    And its event takes up Nuclear Test Ban
    And among cards of the same value the USSR chooses
    Then the play is legal

  @edition:deluxe
  Scenario: Shuttle Diplomacy removes the only Soviet country
    Given it is turn 5
    And the USSR has 3 influence in North Korea
    And the US has 4 influence in Japan
    And the US holds Asia Scoring
    And Shuttle Diplomacy is in effect
    When the US plays Asia Scoring as an event
    And its event leaves North Korea out of the scoring
    Then the play is legal

  @edition:deluxe @issue:exact-counts=may-stop
  Scenario: Socialist Governments may stop short where a table reads it so
    Given it is turn 1
    And the USSR holds Socialist Governments
    And the US has 2 influence in Italy
    And the US has 2 influence in France
    When the USSR plays Socialist Governments as an event
    And its event removes influence from Italy
    And its event takes no more than that
    Then the play is legal

  @edition:deluxe @issue:event-operations-space=allowed
  Scenario: CIA Created may be spent on the space race where a table reads it so
    Given it is turn 5
    And the US holds Olympic Games
    When the US plays Olympic Games as an event
    And the Operations of its event go to the space race
    And the option boycott is chosen
    And the die of its event shows 2
    And the Operations of its event are left unused
    Then the play is legal

  @edition:deluxe
  Scenario: A bid in victory points moves the marker before the first turn
    Given it is turn 1
    And the USSR starts with 2 VP by agreement
    And no other influence is on the map
    When the US sets up 3 influence in Italy
    And the US sets up 4 influence in West Germany
    And the USSR sets up 4 influence in Poland
    And the USSR sets up 2 influence in East Germany
    Then the play is legal

  @edition:deluxe
  Scenario: A hand without scoring cards shows nothing to The Cambridge Five
    Given it is turn 2
    And DEFCON stands at 4
    And the USSR plays next
    And 3 cards in the hand of the US are unknown
    When the USSR puts The Cambridge Five on the table
    And the USSR takes the use event
    And the US has nothing to show
    Then the play is legal

  @edition:deluxe
  Scenario: Six rounds in the early war
    Given it is turn 3
    And it is action round 6
    And the US holds Containment
    And the US holds CIA Created
    And no other influence is on the map
    When the US plays CIA Created for Operations
    And it places 1 influence in Canada
    And one asks what comes next
    Then the play is legal

  @edition:deluxe
  Scenario: Box six discard is optional
    Given it is turn 8
    And DEFCON stands at 2
    And the US has carried out 2 military operations
    And the USSR has carried out 2 military operations
    And the US holds CIA Created
    And the US has reached box 6 of the space race
    And the USSR has reached box 3 of the space race
    When the US throws away none of the cards it has held
    Then the play is legal

  @edition:deluxe @issue:tournament-reveal=on
  Scenario: Box six discard of a held scoring card
    Given it is turn 8
    And DEFCON stands at 2
    And the US has carried out 2 military operations
    And the USSR has carried out 2 military operations
    And the US holds Africa Scoring
    And the US has reached box 6 of the space race
    And the USSR has reached box 3 of the space race
    When the US throws away Africa Scoring from the cards it has held
    Then the play is illegal under clause 4.5.D.e

  @edition:second
  Scenario: Old Ames makes UN Intervention an Ops card
    Given it is turn 9
    And the US has 1 influence in Panama
    And the US holds UN Intervention
    And the US holds Containment
    And UN Intervention is next in the order laid down by Aldrich Ames Remix
    And Containment is next in the order laid down by Aldrich Ames Remix
    When the US plays UN Intervention for Operations
    And it places 1 influence in Panama
    Then the play is legal

  @edition:second
  Scenario: Aldrich Ames Remix: whose decision it is, in the second edition
    Given it is turn 1
    And the US holds Arab-Israeli War
    And the US holds Independent Reds
    And the USSR holds Aldrich Ames Remix
    When the USSR plays Aldrich Ames Remix as an event
    And its event puts Independent Reds next in the order of the hand
    And its event puts Arab-Israeli War next in the order of the hand
    And the choices of its event are made by the USSR
    Then the play is legal

  @edition:deluxe @issue:tournament-reveal=on
  Scenario: A held card that everybody knows may be shown
    Given the game is at the step cleanup
    And it is turn 5
    And DEFCON stands at 2
    And the US has carried out 2 military operations
    And the USSR has carried out 2 military operations
    And the US holds Containment
    And 1 card in the hand of the USSR is unknown
    When among what the US shows is Containment
    Then the play is legal

  @edition:deluxe
  Scenario: NORAD pays at the end of a round reaching two
    Given it is turn 2
    And DEFCON stands at 3
    And the US has 4 influence in Canada
    And the US has 1 influence in Panama
    And the USSR holds Indo-Pakistani War
    And NORAD is in effect
    When the USSR plays Indo-Pakistani War for Operations
    And it attempts a coup in Panama and rolls 5
    And NORAD lets the US place a marker in Canada
    Then the play is legal

  @edition:deluxe
  Scenario: CIA Created reveals once
    Given it is turn 4
    And the US has 1 influence in Panama
    And the US holds CIA Created
    And the USSR holds Decolonization
    And the USSR holds Socialist Governments
    And Nuclear Test Ban lies in the discard pile
    When the US plays CIA Created as an event
    And its event gives Operations
    And it places 1 influence in Panama
    And one asks whether cards drawn later are shown
    Then the play is legal

  @edition:deluxe @issue:grain-sales-scoring-card=must-play
  Scenario: Grain Sales to Soviets: which countries it reaches, where a table reads it otherwise
    Given it is turn 1
    And the USSR has 1 influence in Botswana
    And US/Japan Mutual Defense Pact is in effect
    When the US plays Grain Sales to Soviets as an event
    And the card that came up is played for Operations
    And its event draws Panama Canal Returned at random
    And the option play is chosen
    And the event of the card that came up happens
    And its event gives Operations
    And it attempts a coup in Botswana and rolls 6
    Then the play is legal

  @edition:deluxe
  Scenario: UN Intervention with a card taken by Grain Sales
    Given it is turn 5
    And the US has 2 influence in Egypt
    And the US has 1 influence in Panama
    And the US holds Grain Sales to Soviets
    And the US holds UN Intervention
    And the USSR holds Muslim Revolution
    When the US plays Grain Sales to Soviets as an event
    And its event draws Muslim Revolution at random
    And the option play is chosen
    And UN Intervention covers the card that came up
    And its event gives Operations
    And it places 4 influence in Panama
    Then the play is legal

  @edition:deluxe
  Scenario: Nobody but the US knows whether a card is among those that Our Man in Tehran has drawn
    Given it is turn 9
    And the US plays next
    And the US holds Our Man in Tehran
    And the US has 4 influence in Israel
    And Nasser lies in the discard pile
    When the US puts Our Man in Tehran on the table
    And the US takes the use event
    And nobody else sees the card drawn
    And nobody else sees the card drawn
    And nobody else sees the card drawn
    And nobody else sees the card drawn
    And nobody else sees the card drawn
    And the US picks out NATO
    And the US is through with its choice
    Then what is given does not decide the play

  @edition:deluxe
  Scenario: Deck exhausted while dealing
    Given it is turn 3
    And the US holds Containment
    And the US holds CIA Created
    And the US holds US/Japan Mutual Defense Pact
    And the US holds Suez Crisis
    And the US holds East European Unrest
    And the US holds Decolonization
    And the US holds Red Scare/Purge
    And the USSR holds Fidel
    And the USSR holds Vietnam Revolts
    And the USSR holds Blockade
    And the USSR holds Korean War
    And the USSR holds Romanian Abdication
    And the USSR holds Arab-Israeli War
    And the next card of the draw pile is Nuclear Test Ban
    And Duck and Cover lies in the discard pile
    And Five Year Plan lies in the discard pile
    And Socialist Governments lies in the discard pile
    And COMECON lies in the discard pile
    And Indo-Pakistani War lies in the discard pile
    When the cards of the turn are dealt
    And the USSR is dealt its card first
    And Five Year Plan comes next after the reshuffle
    And Socialist Governments comes next after the reshuffle
    And Indo-Pakistani War comes next after the reshuffle
    And Duck and Cover comes next after the reshuffle
    And COMECON comes next after the reshuffle
    Then the play is legal

  @edition:deluxe
  Scenario: Whoever has no card lets the round go by
    Given it is turn 5
    And the US plays next
    And the hand of the US is empty
    And the hand of the USSR is empty
    When the US lets the round go by
    Then the play is legal

  @edition:deluxe
  Scenario: A card is laid aside to get out of Quagmire
    Given it is turn 5
    And the US plays next
    And the US holds Containment
    And Quagmire is in effect
    When the US lays Containment aside
    And the next die shows 3
    Then the play is legal

  @edition:deluxe
  Scenario: The crisis is bought off in West Germany
    Given it is turn 5
    And the USSR plays next
    And the US has 4 influence in West Germany
    And Cuban Missile Crisis is in effect against the US
    When the US buys the crisis off in West Germany
    Then the play is legal

  @edition:deluxe
  Scenario: Junta places before it rolls
    Given it is turn 5
    And the USSR has 2 influence in Panama
    And the US holds Junta
    When the US plays Junta as an event
    And its event places 2 influence in Panama
    And the coup of its event comes before its markers
    And its event gives Operations
    And it attempts a coup in Panama and rolls 4
    Then the play is illegal under clause card:junta

  @edition:deluxe
  Scenario: A marker costs 2 points where the opponent is said to have control
    Given it is turn 5
    And the US has 1 influence in Poland
    And the USSR controls Poland
    And the US holds Containment
    When the US plays Containment for Operations
    And it places 3 influence in Poland
    Then the play is illegal under clause 6.1.3

  @edition:deluxe
  Scenario: Who controls the country decides whether NATO protects it
    Given it is turn 5
    And it is not known who controls Italy
    And NATO is in effect
    And the US has 3 influence in Italy
    When the USSR plays Nasser for Operations
    And a coup in Italy is not rolled for yet
    Then what is given does not decide the play
