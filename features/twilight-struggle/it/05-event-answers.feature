# language: it
Funzionalità: Ciò che va detto di un Evento

  @clause:5.2 @edition:deluxe @edition:second
  Regola: La carta dice quanti segnalini si muovono, chi la gioca dove

    @event
    Scenario: Si piazzano segnalini
      Dato che tocca all'URSS
      E che è il round di azione 3
      Quando l'URSS gioca COMECON come Evento
      E il suo Evento piazza 1 punto Influenza in Polonia
      E il suo Evento piazza 1 punto Influenza in Ungheria
      E il suo Evento piazza Influenza in Romania
      E il suo Evento piazza Influenza in Bulgaria
      Allora l'URSS ha ora 1 punto Influenza in Bulgaria

    @event
    Scenario: Si rimuovono segnalini
      Dato che l'URSS ha 2 punti Influenza in Angola
      E che l'URSS ha 2 punti Influenza a Cuba
      Quando gli Stati Uniti giocano La Voce dell'America come Evento
      E il suo Evento rimuove 2 punti Influenza in Angola
      E il suo Evento rimuove 2 punti Influenza a Cuba
      Allora l'URSS ha ora 0 punti Influenza a Cuba

    @event
    Scenario: Si rimuovono tutti dove lo dice la carta
      Dato che gli Stati Uniti hanno 3 punti Influenza in Iran
      E che gli Stati Uniti hanno 2 punti Influenza in Egitto
      E che è già accaduto l'Evento di Fidel
      Quando l'URSS gioca Rivoluzione Islamica come Evento
      E il suo Evento rimuove Influenza in Iran
      E il suo Evento rimuove Influenza in Egitto
      Allora gli Stati Uniti hanno ora 0 punti Influenza in Iran

    @event
    Scenario: Una guerra ha un bersaglio
      Dato che la Carta Cina è coperta davanti agli Stati Uniti
      E che sulla mappa c'è l'Influenza fissa della preparazione
      Quando l'URSS gioca Guerra Indo-Pakistana come Evento
      E il suo Evento è rivolto contro il Pakistan
      E il dado del suo Evento dà 5
      Allora il segnalino PV è ora a 2 per l'URSS

    @event
    Scenario: Entrambi tirano, e il vincitore sceglie
      Dato che lo stato del DEFCON è 3
      Quando gli Stati Uniti giocano Vertice come Evento
      E nel suo Evento si tira 5 per gli Stati Uniti e 2 per l'URSS
      E si sceglie l'opzione improve
      Allora lo stato del DEFCON è ora 4

  @clause:5.2 @edition:deluxe @edition:second
  Regola: Le carte cambiano mano come dice la carta

    @event
    Scenario: L'avversario sceglie che cosa scartare
      Dato che gli Stati Uniti hanno Contenimento tra le proprie carte
      Quando l'URSS gioca Blocco come Evento
      E le scelte del suo Evento spettano agli Stati Uniti
      E si sceglie l'opzione discard
      E il suo Evento fa perdere a una mano Contenimento
      Allora Contenimento va nella pila degli scarti

    @event
    Scenario: Una carta torna dagli scarti
      Dato che negli scarti c'è Abbassati e Copriti
      Quando gli Stati Uniti giocano Negoziati SALT come Evento
      E il suo Evento prende Abbassati e Copriti
      Allora la giocata è legale

    @event
    Scenario: Nessuno è obbligato a prenderne una
      Dato che negli scarti c'è Abbassati e Copriti
      Quando gli Stati Uniti giocano Negoziati SALT come Evento
      E per il suo Evento non si sceglie alcuna carta
      Allora la giocata è legale

    @event
    Scenario: Si pesca una carta a caso e la si restituisce
      Dato che l'URSS ha NATO tra le proprie carte
      E che nella mano dell'URSS sono ignote 2 carte
      E che gli Stati Uniti hanno 1 punto Influenza a Panama
      Quando gli Stati Uniti giocano Grano in Vendita ai Sovietici come Evento
      E il suo Evento pesca a caso NATO
      E si sceglie l'opzione return
      E il suo Evento concede Operazioni
      E si piazzano 2 punti Influenza a Panama
      Allora gli Stati Uniti hanno ora 3 punti Influenza a Panama

    @event
    Scenario: Si scartano carte e se ne pescano altrettante
      Dato che è il turno 8
      E che gli Stati Uniti hanno Nasser tra le proprie carte
      E che gli Stati Uniti hanno «Non Chiedete Cosa Può Fare il Vostro Paese per Voi...» tra le proprie carte
      E che la carta successiva del mazzo è Piano Quinquennale
      Quando gli Stati Uniti giocano «Non Chiedete Cosa Può Fare il Vostro Paese per Voi...» come Evento
      E il suo Evento fa perdere a una mano Nasser
      Allora Nasser va nella pila degli scarti

  @clause:5.2 @edition:deluxe @edition:second
  Regola: Un Evento può concedere Operazioni

    @event
    Scenario: Nessuno è obbligato a usarle
      Dato che la mano dell'URSS è vuota
      Quando gli Stati Uniti giocano Creazione della CIA come Evento
      E le Operazioni del suo Evento non si usano
      Allora la giocata è legale

    @event
    Scenario: Possono essere un Colpo di Stato
      Dato che gli Stati Uniti hanno 2 punti Influenza in Costa Rica
      E che è il turno 8
      Quando l'URSS gioca Ortega Eletto in Nicaragua come Evento
      E il suo Evento porta a un Colpo di Stato in Costa Rica con il dado a 6
      Allora gli Stati Uniti hanno ora 0 punti Influenza in Costa Rica

    @event
    Scenario: La Crisi dei Missili di Cuba ha il suo prezzo
      Dato che l'URSS ha 3 punti Influenza a Cuba
      E che Crisi dei Missili di Cuba è in vigore contro l'URSS
      Quando l'URSS rinuncia a 2 punti Influenza a Cuba per porre fine alla crisi
      Allora Crisi dei Missili di Cuba cessa di essere in vigore

  @clause:4.5.D @edition:deluxe @edition:second
  Regola: Un turno è più delle sue giocate

    @turn
    Scenario: Chi ha carte deve scegliere una Carta Titolo
      Dato che gli Stati Uniti hanno Nasser tra le proprie carte
      Quando gli Stati Uniti non hanno alcuna Carta Titolo
      Allora la giocata è illegale secondo la regola 4.5.C.f

    @turn
    Scenario: Chi non ne ha non ne gioca
      Dato che la mano degli Stati Uniti è vuota
      Quando gli Stati Uniti non giocano alcuna carta
      Allora la giocata è legale

    @turn
    Scenario: Un tentativo nella Corsa allo Spazio per turno
      Dato che gli Stati Uniti hanno già fatto 1 tentativo nella Corsa allo Spazio in questo turno
      E che fuori dal gioco c'è Nasser
      Quando gli Stati Uniti giocano Contenimento per la Corsa allo Spazio e tirano 1
      Allora la giocata è illegale secondo la regola 6.4.2

    @turn
    Scenario: Alla fine si contano le Operazioni Militari
      Dato che lo stato del DEFCON è 3
      E che gli Stati Uniti hanno compiuto 3 Operazioni Militari
      Quando il turno finisce
      Allora il segnalino PV è ora a 3 per gli Stati Uniti

    @turn
    Scenario: Le carte conservate si mostrano solo nei tornei
      Dato che gli Stati Uniti hanno Nasser tra le proprie carte
      Quando si mostrano le carte conservate
      Allora la giocata è illegale secondo la regola 4.5.F

    @turn
    Scenario: La partita si chiude con il punteggio finale
      Dato che è il turno 10
      E che il segnalino PV è a 4 per gli Stati Uniti
      Quando si svolge il punteggio finale
      Allora gli Stati Uniti vincono la partita

    @turn
    Scenario: Gli Stati Uniti si preparano nell'Europa Occidentale
      Quando nella preparazione gli Stati Uniti piazzano 4 punti Influenza in Germania Ovest
      E nella preparazione gli Stati Uniti piazzano 3 punti Influenza in Italia
      Allora gli Stati Uniti hanno ora 3 punti Influenza in Italia
