# language: it
Funzionalità: Controllo delle nazioni

  @clause:2.1.7 @edition:deluxe @edition:second
  Regola: Il controllo richiede un'Influenza almeno pari al Numero Stabilità e un vantaggio almeno pari al Numero Stabilità

    @clause:2.1.7.ex
    Scenario: Un'Influenza pari al Numero Stabilità controlla una nazione dove l'avversario non ne ha
      Dato che gli Stati Uniti hanno 4 punti Influenza in Israele
      Quando si chiede chi controlla Israele
      Allora Israele è sotto il controllo degli Stati Uniti

    @clause:2.1.7.ex
    Scenario: Abbastanza Influenza senza abbastanza vantaggio non dà il controllo
      Dato che gli Stati Uniti hanno 4 punti Influenza in Israele
      E che l'URSS ha 1 punto Influenza in Israele
      Quando si chiede chi controlla Israele
      Allora nessuno controlla Israele

    @clause:2.1.7.ex
    Scenario: Un punto in più ristabilisce il vantaggio e con esso il controllo
      Dato che gli Stati Uniti hanno 5 punti Influenza in Israele
      E che l'URSS ha 1 punto Influenza in Israele
      Quando si chiede chi controlla Israele
      Allora Israele è sotto il controllo degli Stati Uniti

    @clause:2.1.7.ex
    Scenario: Un'Influenza senza rivali ma inferiore al Numero Stabilità non dà il controllo
      Dato che l'URSS ha 3 punti Influenza in Israele
      Quando si chiede chi controlla Israele
      Allora nessuno controlla Israele
