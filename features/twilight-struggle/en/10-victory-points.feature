Feature: The victory point track

  @clause:10.2.1 @edition:deluxe @edition:second
  Rule: Zero is a space of the track

    @clause:10.2.1.ex
    Scenario: Two steps lead from one side's first space to the other's
      Given the VP marker stands at 1 for the USSR
      When the US gains 2 VP
      Then the VP marker is now at 1 for the US

  @clause:10.2.2 @edition:deluxe @edition:second
  Rule: A gain moves the one marker towards the side that gains

    @clause:10.2.2.ex
    Scenario: A gain of the side behind shortens the lead
      Given the VP marker stands at 10 for the US
      When the USSR gains 2 VP
      Then the VP marker is now at 8 for the US

  @clause:10.2.3 @edition:deluxe @edition:second
  Rule: Of points that both sides receive at once only the difference is applied

    Scenario: Equal totals leave a side one point from victory where it is
      Given the VP marker stands at 19 for the US
      And the US has 3 influence in Cuba
      And the US has 1 influence in Haiti
      And the USSR has 2 influence in Panama
      When the US plays Central America Scoring as an event
      Then the region is worth 2 VP to the US
      And the region is worth 2 VP to the USSR
      And the VP marker is now at 19 for the US
