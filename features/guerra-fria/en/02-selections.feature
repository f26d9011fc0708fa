Feature: Selections

  @clause:2.4.2.1
  Rule: [+4] brings four missiles and puts at most twelve on the attack markers

    @case:GF-T01
    Scenario: Four missiles on one marker leave the reserve alone
      Given every marker shows 0
      When South plays [+4] with 4 at West, 0 at North and 0 at East
      Then the selection of South is [+4]
      And South now aims 4 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve

    @case:GF-T03
    Scenario: Three missiles placed leave one for the reserve
      Given every marker shows 0
      When South plays [+4] with 1 at West, 1 at North and 1 at East
      Then the selection of South is [+4]
      And South now aims 1 missile at West, 1 at North and 1 at East
      And South now has 1 missile in reserve

    @case:GF-T05
    Scenario: Twelve missiles empty a reserve of eight
      Given South has 8 missiles in reserve
      When South plays [+4] with 12 at West, 0 at North and 0 at East
      Then the selection of South is [+4]
      And South now aims 12 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve

    @case:GF-T07
    Scenario: Thirteen missiles are too many, whatever the reserve
      Given South has 50 missiles in reserve
      When South plays [+4] with 6 at West, 6 at North and 1 at East
      Then the selection of South is null
      And it breaks clause 2.4.2.1.b
      And South now aims 0 missiles at West, 0 at North and 0 at East
      And South now has 50 missiles in reserve

  @clause:2.4.2.2
  Rule: [R] moves missiles between attack markers, as many in as out

    @case:GF-T09
    Scenario: Five missiles change their target
      Given South aims 7 missiles at West, 2 at North and 0 at East
      When South lays OUT 5 at West, IN 5 at North and 0 0 at East
      Then the selection of South is [R]
      And South now aims 2 missiles at West, 7 at North and 0 at East
      And South now has 0 missiles in reserve

    @case:GF-T11
    Scenario: Two markers empty into the third
      Given South aims 6 missiles at West, 6 at North and 1 at East
      When South lays OUT 6 at West, OUT 6 at North and IN 12 at East
      Then the selection of South is [R]
      And South now aims 0 missiles at West, 0 at North and 13 at East
      And South now has 0 missiles in reserve

    @case:GF-T13
    Scenario: Five leave and only four arrive
      Given South aims 9 missiles at West, 0 at North and 0 at East
      When South lays OUT 5 at West, IN 4 at North and 0 0 at East
      Then the selection of South is null
      And it breaks clause 2.4.2.2.c
      And South now aims 9 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve

    @case:GF-T15
    Scenario: The reserve does not take part
      Given South aims 4 missiles at West, 0 at North and 0 at East
      And South has 9 missiles in reserve
      When South lays OUT 4 at West, IN 4 at North and 0 0 at East
      Then the selection of South is [R]
      And South now aims 0 missiles at West, 4 at North and 0 at East
      And South now has 9 missiles in reserve

    @case:GF-T17
    Scenario: Missiles that arrive nowhere are no move
      Given South aims 5 missiles at West, 0 at North and 0 at East
      When South lays OUT 5 at West, 0 0 at North and 0 0 at East
      Then the selection of South is null
      And it breaks clause 2.4.2.n
      And South now aims 5 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve

  @clause:2.4.2.3
  Rule: [A] is the alliance card and five zeros

    @case:GF-T19
    Scenario: A one beside the alliance card spoils it
      Given every marker shows 0
      When South lays 0 0 at West, ALLY 1 at North and 0 0 at East
      Then the selection of South is null
      And it breaks clause 2.4.2.3.a
      And South now aims 0 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve

  @clause:2.4.2.n
  Rule: Whatever announces none of the three moves is null

    @case:GF-T21
    Scenario: Six zeros announce nothing
      Given every marker shows 0
      When South lays 0 0 at West, 0 0 at North and 0 0 at East
      Then the selection of South is null
      And it breaks clause 2.4.2.n
      And South now aims 0 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve

    @case:GF-T23
    Scenario: Two numbers at one marker mean nothing
      Given every marker shows 0
      When South lays 1 2 at West, IN 1 at North and IN 0 at East
      Then the selection of South is null
      And it breaks clause 2.4.2
      And South now aims 0 missiles at West, 0 at North and 0 at East
      And South now has 0 missiles in reserve
