# language: it
Funzionalità: La Tabella dei Punti Vittoria

  @clause:10.2.1 @edition:deluxe @edition:second
  Regola: Lo zero è uno spazio della Tabella

    @clause:10.2.1.ex
    Scenario: Due passi portano dal primo spazio di una parte al primo dell'altra
      Dato che il segnalino PV è a 1 per l'URSS
      Quando gli Stati Uniti guadagnano 2 PV
      Allora il segnalino PV è ora a 1 per gli Stati Uniti

  @clause:10.2.2 @edition:deluxe @edition:second
  Regola: Un guadagno muove l'unico segnalino verso chi guadagna

    @clause:10.2.2.ex
    Scenario: Un guadagno di chi è in svantaggio riduce il distacco
      Dato che il segnalino PV è a 10 per gli Stati Uniti
      Quando l'URSS guadagna 2 PV
      Allora il segnalino PV è ora a 8 per gli Stati Uniti

  @clause:10.2.3 @edition:deluxe @edition:second
  Regola: Dei punti che entrambe le parti ricevono insieme si applica soltanto la differenza

    Scenario: Totali uguali lasciano dov'è una parte a un punto dalla vittoria
      Dato che il segnalino PV è a 19 per gli Stati Uniti
      E che gli Stati Uniti hanno 3 punti Influenza a Cuba
      E che gli Stati Uniti hanno 1 punto Influenza ad Haiti
      E che l'URSS ha 2 punti Influenza a Panama
      Quando gli Stati Uniti giocano Punteggio in America Centrale come Evento
      Allora la Regione vale 2 PV per gli Stati Uniti
      E la Regione vale 2 PV per l'URSS
      E il segnalino PV è ora a 19 per gli Stati Uniti
