Feature: Control of countries

  @clause:2.1.7 @edition:deluxe @edition:second
  Rule: Control takes influence of at least the stability number and a lead of at least the stability number

    @clause:2.1.7.ex
    Scenario: Influence equal to the stability number controls a country where the opponent has none
      Given the US has 4 influence in Israel
      When one asks who controls Israel
      Then Israel is controlled by the US

    @clause:2.1.7.ex
    Scenario: Enough influence without enough of a lead is no control
      Given the US has 4 influence in Israel
      And the USSR has 1 influence in Israel
      When one asks who controls Israel
      Then nobody controls Israel

    @clause:2.1.7.ex
    Scenario: One more point restores the lead and with it control
      Given the US has 5 influence in Israel
      And the USSR has 1 influence in Israel
      When one asks who controls Israel
      Then Israel is controlled by the US

    @clause:2.1.7.ex
    Scenario: An unopposed presence below the stability number is no control
      Given the USSR has 3 influence in Israel
      When one asks who controls Israel
      Then nobody controls Israel
