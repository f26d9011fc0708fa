Feature: Scoring a region

  @clause:10.1.2 @edition:deluxe @edition:second
  Rule: Each side counts its standing, its battlegrounds and its countries next to the enemy superpower

    Background:
      Given the USSR has 3 influence in Cuba
      And the USSR has 1 influence in Haiti
      And the USSR has 1 influence in Dominican Republic
      And the US has 1 influence in Guatemala

    @clause:10.1.2.ex
    Scenario: Domination, a battleground and Cuba are worth five against mere presence
      Given the US has 1 influence in Panama
      When the USSR plays Central America Scoring as an event
      Then the region is worth 5 VP to the USSR
      And the region is worth 1 VP to the US
      And the VP marker is now at 4 for the USSR
      And the USSR has gained 4 VP

    Scenario: A battleground for each side denies domination
      Given the US has 2 influence in Panama
      When the USSR plays Central America Scoring as an event
      Then the region is worth 3 VP to the USSR
      And the region is worth 2 VP to the US
      And the VP marker is now at 1 for the USSR

    Scenario: A scoring card goes to the discard pile
      When the USSR plays Central America Scoring as an event
      Then Central America Scoring goes to the discard pile
