# language: it
Funzionalità: Tentativi di Colpo di Stato

  @clause:6.3.1 @edition:deluxe @edition:second
  Regola: Un Colpo di Stato richiede Influenza dell'avversario nella nazione

    Scenario: Non c'è nessuno da rovesciare dove l'avversario non ha Influenza
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Messico e si tira 4
      Allora la giocata è illegale secondo la regola 6.3.1

  @clause:6.3.2 @edition:deluxe @edition:second
  Regola: Il dado più i punti Operazioni deve superare il doppio del Numero Stabilità

    Contesto:
      Dato che l'URSS ha 2 punti Influenza in Messico

    @clause:6.3.3.ex
    Scenario: L'eccedenza rimuove prima l'Influenza nemica, e ciò che resta diventa Influenza propria
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Messico e si tira 4
      Allora l'URSS ha ora 0 punti Influenza in Messico
      E gli Stati Uniti hanno ora 1 punto Influenza in Messico

    Scenario: Un risultato uguale al doppio del Numero Stabilità fallisce
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Messico e si tira 1
      Allora la giocata è legale
      E l'URSS ha ora 2 punti Influenza in Messico
      E gli Stati Uniti hanno ora 0 punti Influenza in Messico

  @clause:6.3.3 @edition:deluxe @edition:second
  Regola: I punti Operazioni di un Colpo di Stato contano come Operazioni Militari, qualunque sia l'esito

    Contesto:
      Dato che l'URSS ha 2 punti Influenza in Messico

    @clause:6.3.3.ex
    Scenario: Un Colpo di Stato con una carta da tre punti vale tre Operazioni Militari
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Messico e si tira 4
      Allora gli Stati Uniti hanno ora 3 Operazioni Militari

    Scenario: Conta anche un Colpo di Stato fallito
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Messico e si tira 1
      Allora gli Stati Uniti hanno ora 3 Operazioni Militari

  @clause:6.3.4 @edition:deluxe @edition:second
  Regola: Un Tentativo di Colpo di Stato in un Campo di Battaglia abbassa di uno lo stato del DEFCON

    Scenario: Il Messico è un Campo di Battaglia
      Dato che l'URSS ha 2 punti Influenza in Messico
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Messico e si tira 4
      Allora lo stato del DEFCON è ora 4

    Scenario: Il Guatemala non lo è
      Dato che l'URSS ha 2 punti Influenza in Guatemala
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si tenta un Colpo di Stato in Guatemala e si tira 4
      Allora lo stato del DEFCON è ora 5
