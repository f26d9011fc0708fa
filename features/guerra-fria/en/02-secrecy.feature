Feature: Hidden cards and talking

  @clause:2.4.1.2
  Rule: The cards turned up are those that were laid

    Scenario: The seal opens
      Given every marker shows 0
      When South lays [A] with North face down, sealed with "pepper"
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      And South turns up [A] with North, opening the seal with "pepper"
      Then that is allowed
      And South and North attack validly with 0 missiles against 0

    Scenario: Other cards do not open it
      Given every marker shows 0
      When South lays [A] with North face down, sealed with "pepper"
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      And South turns up [A] with East, opening the seal with "pepper"
      Then that is forbidden by clause 2.4.1.2

    Scenario: Another salt does not open it
      Given every marker shows 0
      When South lays [A] with North face down, sealed with "pepper"
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      And South turns up [A] with North, opening the seal with "salt"
      Then that is forbidden by clause 2.4.1.2

  @clause:2.4.1.1
  Rule: What has been laid stays

    Scenario: A second selection is refused
      Given every marker shows 0
      When South plays [+4] with 0 at West, 0 at North and 0 at East
      And South plays [A] with North
      Then that is forbidden by clause 2.4.1.1

  @clause:2.6.a
  Rule: Nobody tells another player anything in secret

    Scenario: Signs are forbidden where talking is allowed
      Given the players have agreed to talk
      When West makes a sign to another player
      Then that is forbidden by clause 2.6.a

    Scenario: Cards are not shown before all have laid theirs
      Given the players have agreed to talk
      When West shows a card
      Then that is forbidden by clause 2.4.1.1.a

  @clause:2.6.b
  Rule: The players agree beforehand whether they may talk

    Scenario: They have agreed to talk
      Given the players have agreed to talk
      When West says something aloud
      Then that is allowed

    Scenario: They have agreed to be silent
      Given the players have agreed not to talk
      When West says something aloud
      Then that is forbidden by clause 2.6.b

    Scenario: Nobody says what they have agreed
      Given every marker shows 0
      When West says something aloud
      Then nobody can say whether that is allowed

  @clause:2.4.2.n
  Rule: A null alliance card names nobody, unless the table reads it otherwise

    @issue:null-alliance=lost
    Scenario: By the recommended reading
      Given North aims 0 missiles at South, 1 at West and 0 at East
      When South lays 0 0 at West, ALLY 1 at North and 0 0 at East
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      Then nobody attacks validly

    @issue:null-alliance=names
    Scenario: By the lenient reading
      Given North aims 0 missiles at South, 1 at West and 0 at East
      When South lays 0 0 at West, ALLY 1 at North and 0 0 at East
      And West plays [+4] with 0 at South, 0 at North and 0 at East
      And North plays [A] with South
      And East plays [+4] with 0 at South, 0 at West and 0 at North
      Then North and South attack validly with 1 missile against 0
      And North and South win the game
