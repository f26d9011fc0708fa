Feature: Set-up, deal and readings

  Scenario: A bid comes after the markers that a crisis of Turn Zero gives
    Given the deluxe edition is played
    And it is turn 1
    And the crisis ve-day of Turn Zero ended with result 3
    And the US may set up 1 more influence than the rules give
    When the USSR sets up 4 influence in Poland
    And the USSR sets up 2 influence in East Germany
    And the USSR sets up 2 influence in Hungary
    And the US sets up 3 influence in Italy
    And the US sets up 4 influence in West Germany
    And the US sets up 1 influence of the bid in Italy
    Then the play is legal
    And the US now has 4 influence in Italy

  Scenario: A question about control rests on the edition and the reading that are named
    Given the second edition is played
    And question crisis-cancellation of the register is read as at-coup
    And the US has 4 influence in Israel
    When one asks for the control of all countries
    Then the play is legal

  Scenario: The hands are filled up
    Given the deluxe edition is played
    And it is turn 2
    And the US holds Containment
    And the USSR holds Nasser
    When the cards of the turn are dealt
    Then the play is legal
