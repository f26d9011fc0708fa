Feature: Placing influence

  @clause:6.1.1 @edition:deluxe @edition:second
  Rule: Markers go in or next to countries that held friendly influence when the round began

    Background:
      Given the US has 1 influence in Panama
      And the US has 1 influence in South Korea

    @clause:6.1.3 @clause:6.1.3.ex
    Scenario: One card may reach out from several countries of different regions
      When the US plays Containment for Operations
      And it places 1 influence in Costa Rica
      And it places 1 influence in Colombia
      And it places 1 influence in South Korea
      Then the play is legal
      And the US now has 1 influence in Costa Rica
      And the US now has 1 influence in Colombia
      And the US now has 2 influence in South Korea

    @clause:6.1.3.ex
    Scenario: A marker placed in this round is no stepping stone to the next country
      When the US plays Containment for Operations
      And it places 1 influence in Costa Rica
      And it places 1 influence in Nicaragua
      Then the play is illegal under clause 6.1.1

    @clause:6.1.3.ex
    Scenario: Every neighbour of a country held at the start is within reach
      When the US plays Containment for Operations
      And it places 1 influence in Taiwan
      And it places 1 influence in Japan
      And it places 1 influence in North Korea
      Then the play is legal

  @clause:6.1.2 @edition:deluxe @edition:second
  Rule: A marker costs two points in a country of the opponent and one point anywhere else

    @clause:6.1.2.ex1
    Scenario: The surcharge ends with the marker that breaks control
      Given the US has 2 influence in Turkey
      And the USSR has 1 influence in Bulgaria
      When the USSR plays Nuclear Test Ban for Operations
      And it places 3 influence in Turkey
      Then marker 1 costs 2 Operations points
      And marker 2 costs 1 Operations point
      And marker 3 costs 1 Operations point
      And the USSR now has 3 influence in Turkey

    @clause:6.1.2.ex1
    Scenario: A fourth marker would cost more than the card is worth
      Given the US has 2 influence in Turkey
      And the USSR has 1 influence in Bulgaria
      When the USSR plays Nuclear Test Ban for Operations
      And it places 4 influence in Turkey
      Then the play is illegal under clause 6.1.2

    @clause:6.1.2.ex1
    Scenario: Opposing influence that falls short of control costs nothing extra
      Given the US has 1 influence in Turkey
      And the USSR has 1 influence in Bulgaria
      When the USSR plays Nuclear Test Ban for Operations
      And it places 4 influence in Turkey
      Then marker 1 costs 1 Operations point
      And marker 4 costs 1 Operations point
      And the USSR now has 4 influence in Turkey

  @clause:6.1.2 @edition:deluxe
  Rule: Each country has its own price, which depends on who controls it

    Background:
      Given the US has 2 influence in Turkey
      And the US has 2 influence in Greece
      And the US has 1 influence in Israel
      And the USSR has 2 influence in Syria
      And the USSR has 1 influence in Lebanon

    @clause:6.1.2.ex2
    Scenario: The US pays single for its own countries and for those of nobody
      When the US plays NATO for Operations
      And it places 1 influence in Turkey
      And it places 1 influence in Greece
      And it places 1 influence in Romania
      And it places 1 influence in Bulgaria
      Then marker 1 costs 1 Operations point
      And marker 2 costs 1 Operations point
      And marker 3 costs 1 Operations point
      And marker 4 costs 1 Operations point

    @clause:6.1.2.ex2
    Scenario: The US pays double in each country of the USSR
      When the US plays NATO for Operations
      And it places 1 influence in Syria
      And it places 1 influence in Lebanon
      Then marker 1 costs 2 Operations points
      And marker 2 costs 2 Operations points

    @clause:6.1.2.ex2
    Scenario: The USSR pays double in turn to enter Turkey
      When the USSR plays Indo-Pakistani War for Operations
      And it places 1 influence in Turkey
      Then marker 1 costs 2 Operations points
      And the USSR now has 1 influence in Turkey

  @clause:6.1.4 @edition:deluxe @edition:second
  Rule: Countries next to one's own superpower are always within reach

    Scenario: The US enters Cuba without any influence on the map
      When the US plays CIA Created for Operations
      And it places 1 influence in Cuba
      Then the US now has 1 influence in Cuba
