# language: it
Funzionalità: DEFCON e guerra nucleare

  @clause:8.1.3 @edition:deluxe @edition:second
  Regola: Perde la partita la parte la cui giocata porta a uno lo stato del DEFCON

    @event @clause:8.1.3.ex
    Scenario: Gli Stati Uniti rispondono dei Giochi Olimpici che l'URSS boicotta
      Dato che lo stato del DEFCON è 2
      Quando gli Stati Uniti giocano Giochi Olimpici come Evento
      E l'avversario boicotta
      Allora lo stato del DEFCON è ora 1
      E la guerra nucleare pone fine alla partita
      E l'URSS vince la partita

    @clause:8.1.4
    Scenario: Un Colpo di Stato in un Campo di Battaglia non chiuso, con il DEFCON a due, è ammesso e fatale
      Dato che lo stato del DEFCON è 2
      E che l'URSS ha 1 punto Influenza in Angola
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Angola e si tira 1
      Allora la giocata è legale
      E lo stato del DEFCON è ora 1
      E la guerra nucleare pone fine alla partita
      E l'URSS vince la partita

  @clause:8.1.5 @edition:deluxe @edition:second
  Regola: Abbassandosi, lo stato del DEFCON chiude Regioni ai Colpi di Stato e ai tiri di Riallineamento

    Scenario: Con il DEFCON a quattro non si può tentare alcun Colpo di Stato in Europa
      Dato che lo stato del DEFCON è 4
      E che l'URSS ha 3 punti Influenza in Polonia
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Polonia e si tira 6
      Allora la giocata è illegale secondo la regola 8.1.5
