# language: it
Funzionalità: Operazioni Militari richieste

  @clause:8.2.1 @edition:deluxe @edition:second
  Regola: Ogni Operazione Militare che manca al numero del DEFCON dà un PV all'avversario

    @clause:8.2.1.ex
    Scenario: Due Operazioni Militari con il DEFCON a quattro costano due PV agli Stati Uniti
      Dato che lo stato del DEFCON è 4
      E che gli Stati Uniti hanno compiuto 2 Operazioni Militari
      E che l'URSS ha compiuto 4 Operazioni Militari
      Quando si verificano le Operazioni Militari del turno
      Allora il segnalino PV è ora a 2 per l'URSS

    Scenario: Quando ne mancano a entrambe le parti conta soltanto la differenza
      Dato che lo stato del DEFCON è 4
      E che gli Stati Uniti hanno compiuto 2 Operazioni Militari
      E che l'URSS ha compiuto 2 Operazioni Militari
      Quando si verificano le Operazioni Militari del turno
      Allora il segnalino PV è ora a zero
      E gli Stati Uniti hanno ora 0 Operazioni Militari
      E l'URSS ha ora 0 Operazioni Militari

  @clause:8.2.4 @edition:deluxe @edition:second
  Regola: Una guerra dell'avversario conta per l'avversario, chiunque l'abbia attivata

    @event @clause:8.2.4.ex
    Scenario: Gli Stati Uniti attivano Guerra Arabo-Israeliana e si muove il segnalino dell'URSS
      Dato che gli Stati Uniti hanno 1 punto Influenza in Egitto
      Quando gli Stati Uniti giocano Guerra Arabo-Israeliana per le Operazioni
      E il dado del suo Evento dà 1
      E si piazzano 2 punti Influenza in Egitto
      Allora l'URSS ha ora 2 Operazioni Militari
      E gli Stati Uniti hanno ora 0 Operazioni Militari
      E gli Stati Uniti hanno ora 3 punti Influenza in Egitto
