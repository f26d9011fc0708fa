# language: it
Funzionalità: Ciò che resta aperto

  @edition:deluxe @edition:second
  Regola: Che un'azione sia consentita non dipende dai suoi dadi

    @clause:6.3.1
    Scenario: Un Colpo di Stato è legale prima che se ne tiri il dado
      Dato che gli Stati Uniti hanno 2 punti Influenza in Messico
      Quando l'URSS gioca Guerra Locale per le Operazioni
      E resta da tirare un Colpo di Stato in Messico
      Allora la giocata è legale

    @clause:6.2.1
    Scenario: Un Riallineamento è legale prima che se ne tirino i dadi
      Dato che gli Stati Uniti hanno 2 punti Influenza in Messico
      Quando l'URSS gioca Guerra Locale per le Operazioni
      E resta da tirare un Riallineamento in Messico
      Allora la giocata è legale

    @clause:6.4.1
    Scenario: Una carta senza i punti dello spazio successivo non può andare alla Corsa allo Spazio, qualunque sia il dado
      Quando gli Stati Uniti giocano Abdicazione in Romania per la Corsa allo Spazio
      Allora la giocata è illegale secondo la regola 6.4.1

  @edition:deluxe @edition:second
  Regola: Ciò che dipende da una carta che nessuno ha visto non è deciso

    @clause:4.5.D.e
    Scenario: L'ultima carta del turno può lasciare in mano una Carta Punteggio
      Dato che è il round di azione 7
      E che nella mano degli Stati Uniti sono ignote 2 carte
      E che gli Stati Uniti hanno Contenimento tra le proprie carte
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si piazzano 3 punti Influenza in Canada
      Allora ciò che è dato non decide la giocata
