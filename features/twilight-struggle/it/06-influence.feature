# language: it
Funzionalità: Piazzamento dell'Influenza

  @clause:6.1.1 @edition:deluxe @edition:second
  Regola: I segnalini vanno nelle nazioni che all'inizio del Round avevano Influenza propria, o in quelle adiacenti

    Contesto:
      Dato che gli Stati Uniti hanno 1 punto Influenza a Panama
      E che gli Stati Uniti hanno 1 punto Influenza in Corea del Sud

    @clause:6.1.3 @clause:6.1.3.ex
    Scenario: Una carta può partire da più nazioni di Regioni diverse
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si piazza 1 punto Influenza in Costa Rica
      E si piazza 1 punto Influenza in Colombia
      E si piazza 1 punto Influenza in Corea del Sud
      Allora la giocata è legale
      E gli Stati Uniti hanno ora 1 punto Influenza in Costa Rica
      E gli Stati Uniti hanno ora 1 punto Influenza in Colombia
      E gli Stati Uniti hanno ora 2 punti Influenza in Corea del Sud

    @clause:6.1.3.ex
    Scenario: Un segnalino piazzato in questo Round non apre la via alla nazione successiva
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si piazza 1 punto Influenza in Costa Rica
      E si piazza 1 punto Influenza in Nicaragua
      Allora la giocata è illegale secondo la regola 6.1.1

    @clause:6.1.3.ex
    Scenario: Ogni nazione adiacente a una con Influenza iniziale è raggiungibile
      Quando gli Stati Uniti giocano Contenimento per le Operazioni
      E si piazza 1 punto Influenza a Taiwan
      E si piazza 1 punto Influenza in Giappone
      E si piazza 1 punto Influenza in Corea del Nord
      Allora la giocata è legale

  @clause:6.1.2 @edition:deluxe @edition:second
  Regola: Un segnalino costa due punti in una nazione dell'avversario e un punto altrove

    @clause:6.1.2.ex1
    Scenario: Il sovrapprezzo finisce con il segnalino che spezza il controllo
      Dato che gli Stati Uniti hanno 2 punti Influenza in Turchia
      E che l'URSS ha 1 punto Influenza in Bulgaria
      Quando l'URSS gioca Messa al Bando dei Test Nucleari per le Operazioni
      E si piazzano 3 punti Influenza in Turchia
      Allora il segnalino 1 costa 2 punti Operazioni
      E il segnalino 2 costa 1 punto Operazioni
      E il segnalino 3 costa 1 punto Operazioni
      E l'URSS ha ora 3 punti Influenza in Turchia

    @clause:6.1.2.ex1
    Scenario: Un quarto segnalino costerebbe più di quanto vale la carta
      Dato che gli Stati Uniti hanno 2 punti Influenza in Turchia
      E che l'URSS ha 1 punto Influenza in Bulgaria
      Quando l'URSS gioca Messa al Bando dei Test Nucleari per le Operazioni
      E si piazzano 4 punti Influenza in Turchia
      Allora la giocata è illegale secondo la regola 6.1.2

    @clause:6.1.2.ex1
    Scenario: L'Influenza avversaria che non basta al controllo non costa nulla in più
      Dato che gli Stati Uniti hanno 1 punto Influenza in Turchia
      E che l'URSS ha 1 punto Influenza in Bulgaria
      Quando l'URSS gioca Messa al Bando dei Test Nucleari per le Operazioni
      E si piazzano 4 punti Influenza in Turchia
      Allora il segnalino 1 costa 1 punto Operazioni
      E il segnalino 4 costa 1 punto Operazioni
      E l'URSS ha ora 4 punti Influenza in Turchia

  @clause:6.1.2 @edition:deluxe
  Regola: Ogni nazione ha il suo prezzo, che dipende da chi la controlla

    Contesto:
      Dato che gli Stati Uniti hanno 2 punti Influenza in Turchia
      E che gli Stati Uniti hanno 2 punti Influenza in Grecia
      E che gli Stati Uniti hanno 1 punto Influenza in Israele
      E che l'URSS ha 2 punti Influenza in Siria
      E che l'URSS ha 1 punto Influenza in Libano

    @clause:6.1.2.ex2
    Scenario: Gli Stati Uniti pagano il prezzo semplice nelle nazioni proprie e in quelle di nessuno
      Quando gli Stati Uniti giocano NATO per le Operazioni
      E si piazza 1 punto Influenza in Turchia
      E si piazza 1 punto Influenza in Grecia
      E si piazza 1 punto Influenza in Romania
      E si piazza 1 punto Influenza in Bulgaria
      Allora il segnalino 1 costa 1 punto Operazioni
      E il segnalino 2 costa 1 punto Operazioni
      E il segnalino 3 costa 1 punto Operazioni
      E il segnalino 4 costa 1 punto Operazioni

    @clause:6.1.2.ex2
    Scenario: Gli Stati Uniti pagano il doppio in ogni nazione dell'URSS
      Quando gli Stati Uniti giocano NATO per le Operazioni
      E si piazza 1 punto Influenza in Siria
      E si piazza 1 punto Influenza in Libano
      Allora il segnalino 1 costa 2 punti Operazioni
      E il segnalino 2 costa 2 punti Operazioni

    @clause:6.1.2.ex2
    Scenario: L'URSS a sua volta paga il doppio per entrare in Turchia
      Quando l'URSS gioca Guerra Indo-Pakistana per le Operazioni
      E si piazza 1 punto Influenza in Turchia
      Allora il segnalino 1 costa 2 punti Operazioni
      E l'URSS ha ora 1 punto Influenza in Turchia

  @clause:6.1.4 @edition:deluxe @edition:second
  Regola: Le nazioni adiacenti alla propria superpotenza sono sempre raggiungibili

    Scenario: Gli Stati Uniti entrano a Cuba senza alcuna Influenza sulla mappa
      Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
      E si piazza 1 punto Influenza a Cuba
      Allora gli Stati Uniti hanno ora 1 punto Influenza a Cuba
