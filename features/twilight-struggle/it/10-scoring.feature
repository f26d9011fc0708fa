# language: it
Funzionalità: Calcolo del punteggio di una Regione

  @clause:10.1.2 @edition:deluxe @edition:second
  Regola: Ogni parte conta il suo stato nella Regione, i suoi Campi di Battaglia e le sue nazioni adiacenti alla superpotenza nemica

    Contesto:
      Dato che l'URSS ha 3 punti Influenza a Cuba
      E che l'URSS ha 1 punto Influenza ad Haiti
      E che l'URSS ha 1 punto Influenza nella Repubblica Dominicana
      E che gli Stati Uniti hanno 1 punto Influenza in Guatemala

    @clause:10.1.2.ex
    Scenario: Dominazione, un Campo di Battaglia e Cuba valgono cinque contro la semplice Presenza
      Dato che gli Stati Uniti hanno 1 punto Influenza a Panama
      Quando l'URSS gioca Punteggio in America Centrale come Evento
      Allora la Regione vale 5 PV per l'URSS
      E la Regione vale 1 PV per gli Stati Uniti
      E il segnalino PV è ora a 4 per l'URSS
      E l'URSS ha guadagnato 4 PV

    Scenario: Un Campo di Battaglia per parte impedisce la Dominazione
      Dato che gli Stati Uniti hanno 2 punti Influenza a Panama
      Quando l'URSS gioca Punteggio in America Centrale come Evento
      Allora la Regione vale 3 PV per l'URSS
      E la Regione vale 2 PV per gli Stati Uniti
      E il segnalino PV è ora a 1 per l'URSS

    Scenario: Una carta Punteggio va nella pila degli scarti
      Quando l'URSS gioca Punteggio in America Centrale come Evento
      Allora Punteggio in America Centrale va nella pila degli scarti
