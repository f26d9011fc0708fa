# language: it
Funzionalità: Tiri di Riallineamento

  @clause:6.2.2 @edition:deluxe @edition:second
  Regola: Tirano entrambe le parti, e il risultato più alto toglie all'altra la differenza

    @clause:6.2.2.ex
    Scenario: La Corea del Nord è difesa dall'Influenza che contiene e dalla superpotenza adiacente
      Dato che l'URSS ha 3 punti Influenza in Corea del Nord
      Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
      E si effettua un tiro di Riallineamento in Corea del Nord, 5 per gli Stati Uniti e 2 per l'URSS
      Allora gli Stati Uniti aggiungono 0 al proprio tiro di Riallineamento
      E l'URSS aggiunge 2 al proprio tiro di Riallineamento
      E l'URSS ha ora 2 punti Influenza in Corea del Nord

    Scenario: Risultati uguali non rimuovono nulla
      Dato che l'URSS ha 3 punti Influenza in Corea del Nord
      Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
      E si effettua un tiro di Riallineamento in Corea del Nord, 5 per gli Stati Uniti e 3 per l'URSS
      Allora l'URSS ha ora 3 punti Influenza in Corea del Nord

    Scenario: Può perdere Influenza proprio la parte che ha chiesto il tiro
      Dato che gli Stati Uniti hanno 2 punti Influenza a Panama
      E che l'URSS ha 1 punto Influenza a Panama
      E che l'URSS ha 3 punti Influenza in Costa Rica
      Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
      E si effettua un tiro di Riallineamento a Panama, 1 per gli Stati Uniti e 5 per l'URSS
      Allora gli Stati Uniti aggiungono 1 al proprio tiro di Riallineamento
      E l'URSS aggiunge 1 al proprio tiro di Riallineamento
      E gli Stati Uniti hanno ora 0 punti Influenza a Panama

  @clause:6.2.3 @edition:deluxe @edition:second
  Regola: Un tiro di Riallineamento non aggiunge mai Influenza

    Scenario: Una differenza maggiore dell'Influenza presente va perduta
      Dato che l'URSS ha 1 punto Influenza in Angola
      Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
      E si effettua un tiro di Riallineamento in Angola, 6 per gli Stati Uniti e 1 per l'URSS
      Allora l'URSS ha ora 0 punti Influenza in Angola
      E gli Stati Uniti hanno ora 0 punti Influenza in Angola
