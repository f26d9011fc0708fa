Feature: The crisis of the commentary: South is Primo, North Segundo, West Tercero and East Cuarto

  @clause:3.ex
  Rule: Nobody wins who is left alone, and one sacrifice is enough to be saved

    @case:GF-T33
    Scenario: As it was told: Primo attacks alone, and the others gain four missiles each
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     0 |   10 |       0 |
        | West  |     8 |    - |     8 |   12 |       0 |
        | North |     0 |   10 |     - |   10 |       0 |
        | East  |     7 |   12 |     7 |    - |       0 |
      When South plays [A] with North
      And West plays [+4] with 2 at South, 2 at North and 0 at East
      And North plays [+4] with 0 at South, 2 at West and 2 at East
      And East plays [+4] with 2 at South, 0 at West and 2 at North
      Then the selection of South is [A]
      And the selection of West is [+4]
      And the selection of North is [+4]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     0 |   10 |       0 |
        | West  |    10 |    - |    10 |   12 |       0 |
        | North |     0 |   12 |     - |   12 |       0 |
        | East  |     9 |   12 |     9 |    - |       0 |
      And nobody attacks validly
      And nobody wins yet

    @case:GF-T34
    Scenario: Had Segundo dared, the four missiles of each defender would not have been enough
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     0 |   10 |       0 |
        | West  |     8 |    - |     8 |   12 |       0 |
        | North |     0 |   10 |     - |   10 |       0 |
        | East  |     7 |   12 |     7 |    - |       0 |
      When South plays [A] with North
      And West plays [+4] with 2 at South, 2 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 2 at South, 0 at West and 2 at North
      Then the selection of South is [A]
      And the selection of West is [+4]
      And the selection of North is [A]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     0 |   10 |       0 |
        | West  |    10 |    - |    10 |   12 |       0 |
        | North |     0 |   10 |     - |   10 |       0 |
        | East  |     9 |   12 |     9 |    - |       0 |
      And North and South attack validly with 40 missiles against 38
      And North and South win the game

    @case:GF-T35
    Scenario: Had one of the defenders reorganised, the attack would have failed
      Given the markers show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     0 |   10 |       0 |
        | West  |     8 |    - |     8 |   12 |       0 |
        | North |     0 |   10 |     - |   10 |       0 |
        | East  |     7 |   12 |     7 |    - |       0 |
      When South plays [A] with North
      And West lays OUT 12 at East, IN 6 at South and IN 6 at North
      And North plays [A] with South
      And East plays [+4] with 2 at South, 0 at West and 2 at North
      Then the selection of South is [A]
      And the selection of West is [R]
      And the selection of North is [A]
      And the selection of East is [+4]
      And the markers now show:
        |       | South | West | North | East | reserve |
        | South |     - |   10 |     0 |   10 |       0 |
        | West  |    14 |    - |    14 |    0 |       0 |
        | North |     0 |   10 |     - |   10 |       0 |
        | East  |     9 |   12 |     9 |    - |       0 |
      And North and South attack validly with 40 missiles against 46
      And nobody wins yet
