Feature: Headline phase

  @clause:4.5.C @edition:deluxe @edition:second
  Rule: The headline of higher value happens first, and the US headline when both are equal

    @event
    Scenario: Three Operations points go before one
      When the US headlines Captured Nazi Scientist
      And the USSR headlines Duck and Cover
      Then the headline of the USSR happens first

    @event
    Scenario: Equal values put the card that the US chose first
      When the US headlines Fidel
      And the USSR headlines Vietnam Revolts
      Then the headline of the US happens first
      And Vietnam Revolts takes effect

    @event
    Scenario: A scoring card counts as zero and waits for the other headline
      Given the US has 1 influence in Cuba
      When the US headlines Fidel
      And the USSR headlines Europe Scoring
      Then the headline of the US happens first
      And the US now has 0 influence in Cuba

  @clause:4.5.C @clause:8.1.3 @edition:deluxe @edition:second
  Rule: Whoever headlines an event answers for what it does to DEFCON, even an event of the opponent

    @event
    Scenario: The USSR headlines a US event that brings nuclear war and loses
      Given DEFCON stands at 2
      When the US headlines Red Scare/Purge
      And the USSR headlines Duck and Cover
      Then DEFCON is now 1
      And nuclear war ends the game
      And the US wins the game
