Feature: The space race

  @clause:6.4.3 @edition:deluxe
  Rule: A box with two numbers pays the left one to the first to arrive and the right one to the second

    @clause:6.4.3.b
    Scenario: The first side in lunar orbit gains three VP
      Given the US has reached box 4 of the space race
      And the USSR has reached box 2 of the space race
      When the US plays Nuclear Test Ban on the space race and rolls 3
      Then the US is now on box 5 of the space race
      And the VP marker is now at 3 for the US

    @clause:6.4.3.b
    Scenario: The second side in lunar orbit gains one VP
      Given the US has reached box 5 of the space race
      And the USSR has reached box 4 of the space race
      When the USSR plays Nuclear Test Ban on the space race and rolls 3
      Then the USSR is now on box 5 of the space race
      And the VP marker is now at 1 for the USSR

  # That the probe is box 5 of the older track is not confirmed by a printed source; its 4/2 is.
  @clause:6.4.3 @edition:second @unverified
  Rule: The lunar probe of the second edition pays four VP and two

    @clause:6.4.3.b
    Scenario: The first side to launch the probe gains four VP
      Given the US has reached box 4 of the space race
      And the USSR has reached box 2 of the space race
      When the US plays Nuclear Test Ban on the space race and rolls 3
      Then the VP marker is now at 4 for the US

  @clause:6.4.4 @edition:deluxe @edition:second
  Rule: The first side in a box with an ability has it at once, until the other side arrives

    @clause:6.4.4.ex
    Scenario: Box two allows a second space race card in the next action round
      Given the US has reached box 1 of the space race
      And the USSR has reached box 1 of the space race
      When the USSR plays Decolonization on the space race and rolls 4
      And the US makes some other play
      And the USSR plays Indo-Pakistani War on the space race and rolls 5
      Then the play is legal
      And the USSR is now on box 2 of the space race

    Scenario: Without the ability a second space race card in a turn is refused
      When the USSR plays Decolonization on the space race and rolls 6
      And the US makes some other play
      And the USSR plays Indo-Pakistani War on the space race and rolls 1
      Then the play is illegal under clause 6.4.2

    @clause:6.4.4.ex
    Scenario: Box four makes the other side reveal its headline first
      Given the US has reached box 1 of the space race
      And the USSR has reached box 4 of the space race
      When one asks who reveals the headline first
      Then the US reveals its headline first

    @clause:6.4.4.ex
    Scenario: The ability of box two stays with a side that moves on to box four
      Given the US has reached box 1 of the space race
      And the USSR has reached box 4 of the space race
      When the USSR plays Nuclear Test Ban on the space race and rolls 6
      And the US makes some other play
      And the USSR plays Brush War on the space race and rolls 3
      Then the play is legal
      And the USSR is now on box 5 of the space race
