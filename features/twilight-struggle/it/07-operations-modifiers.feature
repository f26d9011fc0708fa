# language: it
Funzionalità: Eventi che cambiano il valore delle carte

  @clause:7.4 @edition:deluxe @edition:second
  Regola: Tutti i modificatori di una giocata si sommano, anche sulla Carta Cina

    Contesto:
      Dato che l'URSS ha La Carta Cina tra le proprie carte
      E che l'URSS ha 2 punti Influenza in Vietnam
      E che Rivolte in Vietnam è in vigore
      E che Terrore Rosso/Purghe è in vigore contro l'URSS

    @clause:7.4.ex
    Scenario: Spesa interamente in Asia Sud-Orientale, La Carta Cina vale cinque sotto le purghe
      Quando l'URSS gioca La Carta Cina per le Operazioni
      E si piazza 1 punto Influenza in Vietnam
      E si piazzano 2 punti Influenza in Laos/Cambogia
      E si piazzano 2 punti Influenza in Thailandia
      Allora la giocata vale 5 punti Operazioni
      E l'URSS ha ora 3 punti Influenza in Vietnam
      E La Carta Cina passa a faccia in giù agli Stati Uniti

    @clause:7.4.ex
    Scenario: Le purghe tolgono il sesto punto
      Quando l'URSS gioca La Carta Cina per le Operazioni
      E si piazzano 2 punti Influenza in Vietnam
      E si piazzano 2 punti Influenza in Laos/Cambogia
      E si piazzano 2 punti Influenza in Thailandia
      Allora la giocata è illegale secondo la regola 7.4

  @clause:7.4.1 @edition:deluxe @edition:second
  Regola: Un modificatore appartiene a una sola parte e non segue una carta presa dall'altra

    @event @clause:7.4.1.ex
    Scenario: Gli Stati Uniti non ricevono da Dottrina Brezhnev alcun punto per una carta presa con Grano in Vendita ai Sovietici
      Dato che Dottrina Brezhnev è in vigore
      E che gli Stati Uniti hanno 1 punto Influenza a Panama
      E che l'URSS ha Guerra Indo-Pakistana tra le proprie carte
      Quando gli Stati Uniti giocano Grano in Vendita ai Sovietici come Evento
      E si pesca Guerra Indo-Pakistana dalla mano dell'avversario e la si gioca per le Operazioni
      E si piazzano 2 punti Influenza a Panama
      Allora la giocata vale 2 punti Operazioni
      E gli Stati Uniti hanno ora 3 punti Influenza a Panama

  @clause:7.4.2 @edition:deluxe @edition:second
  Regola: Il valore modificato vale per ogni uso della carta

    @clause:7.4.2.ex1
    Scenario: Sotto il Terrore Rosso un Colpo di Stato da due punti aggiunge uno al dado e vale un'Operazione Militare
      Dato che Terrore Rosso/Purghe è in vigore contro gli Stati Uniti
      E che l'URSS ha 2 punti Influenza in Guatemala
      Quando gli Stati Uniti giocano Guerra Indo-Pakistana per le Operazioni
      E si tenta un Colpo di Stato in Guatemala e si tira 3
      Allora la giocata vale 1 punto Operazioni
      E gli Stati Uniti hanno ora 1 Operazione Militare
      E l'URSS ha ora 0 punti Influenza in Guatemala
      E gli Stati Uniti hanno ora 0 punti Influenza in Guatemala

    @event @clause:7.4.2.ex2
    Scenario: Dottrina Brezhnev rende sufficiente per Trappola per Orsi una carta da un punto
      Dato che Dottrina Brezhnev è in vigore
      E che Trappola per Orsi è in vigore
      E che l'URSS ha Allende tra le proprie carte
      Quando l'URSS scarta Allende per uscire da una trappola e tira 4
      Allora la giocata è legale
      E Allende va nella pila degli scarti
      E l'URSS ha ora 0 punti Influenza in Cile
      E Trappola per Orsi cessa di essere in vigore

    @clause:7.4.2.ex3
    Scenario: Contenimento porta Creazione della CIA a due punti Operazioni
      Dato che Contenimento è in vigore
      E che gli Stati Uniti hanno 1 punto Influenza a Panama
      Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
      E si piazzano 2 punti Influenza a Panama
      Allora la giocata vale 2 punti Operazioni
      E gli Stati Uniti hanno ora 3 punti Influenza a Panama
