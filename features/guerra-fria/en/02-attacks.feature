Feature: Attacks

  @clause:2.4.1.2
  Rule: All selections are carried out together, [A] last

    @case:GF-T39
    Scenario: Everybody keeps four missiles back
      Given every marker shows 0
      When South plays [+4] with 0 at West, 0 at North and 0 at East
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [+4] with 0 at South, 0 at West and 0 at East
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      Then the selection of South is [+4]
      And the selection of West is [+4]
      And the selection of North is [+4]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |    0 |     0 |    0 |       4 |
        | West  |     0 |    - |     0 |    0 |       4 |
        | North |     0 |    0 |     - |    0 |       4 |
        | East  |     0 |    0 |     0 |    - |       4 |
      And nobody attacks validly
      And nobody wins yet

    @case:GF-T27
    Scenario: The defenders draw level in the same round
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       0 |
      When South plays [A] with North
      And West plays [+4] with 4 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 4 at North
      Then the selection of South is [A]
      And the selection of West is [+4]
      And the selection of North is [A]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |    12 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |    12 |    - |       0 |
      And North and South attack validly with 40 missiles against 40
      And nobody wins yet

    @case:GF-T37
    Scenario: A defender whose selection is null keeps its markers
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       0 |
      When South plays [A] with North
      And West plays [+4] with 12 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      Then the selection of South is [A]
      And the selection of West is null
      And the selection of North is [A]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       4 |
      And North and South attack validly with 40 missiles against 32
      And North and South win the game

  @clause:2.5.a
  Rule: An attack is valid if two players name each other

    @case:GF-T25
    Scenario: An attack without missiles is valid but not victorious
      Given every marker shows 0
      When South plays [A] with North
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      Then the selection of South is [A]
      And the selection of West is [+4]
      And the selection of North is [A]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |    0 |     0 |    0 |       0 |
        | West  |     0 |    - |     0 |    0 |       4 |
        | North |     0 |    0 |     - |    0 |       0 |
        | East  |     0 |    0 |     0 |    - |       4 |
      And North and South attack validly with 0 missiles against 0
      And nobody wins yet

    @case:GF-T29
    Scenario: Three players who name each other in a circle do not attack
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       0 |
      When South plays [A] with West
      And West plays [A] with North
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      Then the selection of South is [A]
      And the selection of West is [A]
      And the selection of North is [A]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       4 |
      And nobody attacks validly
      And nobody wins yet

  @clause:2.5.c
  Rule: Of two valid attacks at most one wins

    @case:GF-T31
    Scenario: The stronger pair wins
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       0 |
      When South plays [A] with North
      And West plays [A] with East
      And North plays [A] with South
      And East plays [A] with West
      Then the selection of South is [A]
      And the selection of West is [A]
      And the selection of North is [A]
      And the selection of East is [A]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     3 |   10 |       0 |
        | West  |     8 |    - |     8 |    0 |       0 |
        | North |     3 |   10 |     - |   10 |       0 |
        | East  |     8 |    0 |     8 |    - |       0 |
      And East and West attack validly with 32 missiles against 40
      And North and South attack validly with 40 missiles against 32
      And North and South win the game
