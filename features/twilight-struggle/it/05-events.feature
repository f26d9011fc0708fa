# language: it
Funzionalità: Eventi delle carte dell'avversario

  @clause:5.2 @edition:deluxe @edition:second
  Regola: Una carta dell'avversario giocata per le Operazioni attiva il suo Evento

    @event
    Scenario: L'Evento accade e porta fuori dal gioco la carta con asterisco
      Dato che gli Stati Uniti hanno 1 punto Influenza a Panama
      Quando gli Stati Uniti giocano Abdicazione in Romania per le Operazioni
      E il suo Evento accade dopo le Operazioni
      E si piazza 1 punto Influenza a Panama
      Allora l'URSS ha ora 3 punti Influenza in Romania
      E Abdicazione in Romania è rimossa dal gioco

  @clause:5.2.a @edition:deluxe @edition:second
  Regola: Chi gioca la carta decide se l'Evento viene prima o dopo le Operazioni

    @event
    Scenario: Le Operazioni dopo l'Evento possono rispondergli, al prezzo che esso ha causato
      Dato che gli Stati Uniti hanno 1 punto Influenza a Cuba
      Quando gli Stati Uniti giocano Fidel per le Operazioni
      E il suo Evento accade prima delle Operazioni
      E si piazza 1 punto Influenza a Cuba
      Allora il segnalino 1 costa 2 punti Operazioni
      E gli Stati Uniti hanno ora 1 punto Influenza a Cuba

    @event
    Scenario: L'Evento può disfare le Operazioni che lo precedono
      Dato che gli Stati Uniti hanno 1 punto Influenza a Cuba
      Quando gli Stati Uniti giocano Fidel per le Operazioni
      E il suo Evento accade dopo le Operazioni
      E si piazzano 2 punti Influenza a Cuba
      Allora gli Stati Uniti hanno ora 0 punti Influenza a Cuba
      E l'URSS ha ora 3 punti Influenza a Cuba

  @clause:5.2.b @edition:deluxe @edition:second
  Regola: Un Evento la cui condizione non è soddisfatta non accade, e la sua carta è soltanto scartata

    @event @clause:5.2.ex1
    Scenario: NATO prima di uno degli Eventi che la permettono vale soltanto quattro punti Operazioni
      Dato che l'URSS ha 3 punti Influenza in Polonia
      Quando l'URSS gioca NATO per le Operazioni
      E si piazzano 4 punti Influenza in Polonia
      Allora la giocata vale 4 punti Operazioni
      E l'URSS ha ora 7 punti Influenza in Polonia
      E non entra in vigore NATO
      E NATO va nella pila degli scarti

    # Nell'esempio stampato gli Stati Uniti sono in vantaggio, ed è proprio la condizione con cui l'Evento funziona.
    @event @clause:5.2.ex4
    Scenario: Guerre Stellari non fa nulla finché gli Stati Uniti non sono in vantaggio nello spazio
      Dato che è il turno 8
      E che l'URSS ha 3 punti Influenza in Polonia
      E che gli Stati Uniti hanno raggiunto lo spazio 2 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 3 della Corsa allo Spazio
      Quando l'URSS gioca Guerre Stellari per le Operazioni
      E si piazzano 2 punti Influenza in Polonia
      Allora la giocata è legale
      E Guerre Stellari va nella pila degli scarti

  @clause:5.2.c @edition:deluxe @edition:second
  Regola: Un Evento vietato da un altro Evento non accade

    @event @clause:5.2.ex2
    Scenario: Dopo Accordi di Camp David, Guerra Arabo-Israeliana vale soltanto due punti Operazioni
      Dato che Accordi di Camp David è in vigore
      E che gli Stati Uniti hanno 2 punti Influenza in Israele
      E che gli Stati Uniti hanno 1 punto Influenza in Egitto
      Quando gli Stati Uniti giocano Guerra Arabo-Israeliana per le Operazioni
      E si piazzano 2 punti Influenza in Egitto
      Allora la giocata vale 2 punti Operazioni
      E gli Stati Uniti hanno ora 2 punti Influenza in Israele
      E l'URSS ha ora 0 Operazioni Militari
      E Guerra Arabo-Israeliana va nella pila degli scarti

  @clause:5.2.d @edition:deluxe @edition:second
  Regola: Un Evento che accade senza cambiare nulla è comunque accaduto

    @event @clause:5.2.ex3
    Scenario: Alleanza per il Progresso non dà nulla se gli Stati Uniti non hanno Campi di Battaglia nelle Americhe, ma esce dal gioco
      Dato che l'URSS ha 3 punti Influenza in Polonia
      Quando l'URSS gioca Alleanza per il Progresso per le Operazioni
      E si piazzano 3 punti Influenza in Polonia
      Allora il segnalino PV è ora a zero
      E Alleanza per il Progresso è rimossa dal gioco

  @clause:5.3 @edition:deluxe @edition:second
  Regola: Dove un Evento chiede una carta di un certo valore, va bene una di valore più alto

    @event @clause:5.3.ex
    Scenario: Una carta da tre punti è uno scarto valido per Pantano
      Dato che Pantano è in vigore
      E che gli Stati Uniti hanno Piano Quinquennale tra le proprie carte
      Quando gli Stati Uniti scartano Piano Quinquennale per uscire da una trappola e tirano 3
      Allora la giocata è legale
      E Piano Quinquennale va nella pila degli scarti
      E Pantano cessa di essere in vigore
