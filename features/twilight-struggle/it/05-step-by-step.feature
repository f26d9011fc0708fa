# language: it
Funzionalità: Quel che accade, raccontato passo per passo

  @edition:deluxe
  Scenario: Una carta presa prima della distribuzione conta per la mano
    Dato che la partita è alla fase turn-zero
    E che è il turno 1
    E che la mano degli Stati Uniti è vuota
    E che la mano dell'URSS è vuota
    E che la crisi vj-day del Turno Zero è finita con il risultato 4
    E che la crisi israel del Turno Zero è finita con il risultato 4
    E che la crisi chinese-civil-war del Turno Zero è finita con il risultato 2
    E che la crisi ve-day del Turno Zero è finita con il risultato 4
    E che la crisi uk-election del Turno Zero è finita con il risultato 2
    Quando esce la crisi yalta-and-potsdam
    E gli Stati Uniti scelgono oss
    E l'URSS sceglie kgb
    E il dado successivo mostra 4
    E gli Stati Uniti selezionano Piano Marshall
    E le carte fanno il giro
    E nella distribuzione Abbassati e Copriti va agli Stati Uniti
    E nella distribuzione Piano Quinquennale va agli Stati Uniti
    E nella distribuzione Governi Socialisti va agli Stati Uniti
    E nella distribuzione Fidel va agli Stati Uniti
    E nella distribuzione Rivolte in Vietnam va agli Stati Uniti
    E nella distribuzione Blocco va agli Stati Uniti
    E nella distribuzione Guerra di Corea va agli Stati Uniti
    E nella distribuzione Abdicazione in Romania va agli Stati Uniti
    Allora la giocata è illegale secondo la regola 4.5.B

  @edition:deluxe
  Scenario: Il punto in più in Vietnam non paga un Riallineamento altrove
    Dato che è il turno 1
    E che Rivolte in Vietnam è in vigore
    E che sulla mappa non c'è altra Influenza
    Quando l'URSS mette in tavola Blocco
    E l'URSS prende l'uso operations
    E l'URSS prende il modo realignment
    E l'URSS prende di mira le Filippine
    E i dadi successivi mostrano 2 per gli Stati Uniti e 3 per l'URSS
    E l'URSS prende di mira la Siria
    Allora la giocata è illegale secondo la regola card:vietnam-revolts

  @edition:deluxe
  Scenario: Una carta trovata si gioca come Evento e decide il DEFCON
    Dato che è il turno 5
    E che lo stato del DEFCON è 3
    E che l'URSS ha Grano in Vendita ai Sovietici tra le proprie carte
    E che l'URSS ha Come Ho Imparato a Non Preoccuparmi tra le proprie carte
    Quando l'URSS gioca Grano in Vendita ai Sovietici per le Operazioni
    E il suo Evento accade prima delle Operazioni
    E la carta uscita si gioca come Evento
    E il suo Evento pesca a caso Come Ho Imparato a Non Preoccuparmi
    E si sceglie l'opzione play
    E accade l'Evento della carta uscita
    E il suo Evento porta il DEFCON a 1
    Allora la giocata è legale

  @edition:deluxe @issue:chinese-civil-war=on
  Scenario: La Carta Cina che nessuno ha non dà punti
    Dato che è il turno 10
    E che nessuno ha la Carta Cina
    E che nella casella della Guerra Civile Cinese l'Influenza sovietica è 2
    Quando si svolge il punteggio finale
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Un punto non basta dove controlla l’avversario
    Dato che è il turno 1
    E che tocca agli Stati Uniti
    E che gli Stati Uniti hanno 2 punti Influenza in Austria
    E che l'URSS ha 5 punti Influenza in Germania Est
    Quando gli Stati Uniti mettono in tavola Abdicazione in Romania
    E gli Stati Uniti prendono l'uso operations
    E gli Stati Uniti prendono l'ordine event-first
    E gli Stati Uniti prendono il modo influence
    E un segnalino degli Stati Uniti entra in Germania Est
    Allora la giocata è illegale secondo la regola 6.1.2.a

  @edition:deluxe @issue:deck-first-lightning=included
  Scenario: Una mano nascosta può non avere la carta compagna
    Dato che la partita è alla fase headline
    E che è il turno 2
    E che lo stato del DEFCON è 4
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che l'URSS ha Primo Lampo tra le proprie carte
    E che nella mano dell'URSS sono ignote 3 carte
    Quando gli Stati Uniti consegnano Contenimento per la fase delle Carte Titolo
    E l'URSS consegna Primo Lampo per la fase delle Carte Titolo
    E la scelta dell'URSS è finita
    Allora ciò che è dato non decide la giocata

  @edition:deluxe @issue:deck-non-aligned-movement=included @issue:non-aligned-movement-without-country=cards-all-the-same
  Scenario: Il Movimento dei Non Allineati toglie l’Influenza di entrambi
    Dato che è il turno 5
    E che tocca agli Stati Uniti
    E che gli Stati Uniti hanno Movimento dei Non Allineati tra le proprie carte
    E che gli Stati Uniti hanno 2 punti Influenza in Angola
    E che l'URSS ha 3 punti Influenza in Angola
    Quando gli Stati Uniti mettono in tavola Movimento dei Non Allineati
    E gli Stati Uniti prendono l'uso event
    E per scelta degli Stati Uniti si toglie un segnalino in Angola
    E la carta pescata è Fidel
    E la carta pescata è Nasser
    E la carta pescata è NATO
    E la carta pescata è COMECON
    Allora la giocata è legale

  @edition:deluxe @issue:reshuffle-moment=at-once
  Scenario: Le mani piene non hanno bisogno di carte
    Dato che è il turno 2
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che gli Stati Uniti hanno Creazione della CIA tra le proprie carte
    E che gli Stati Uniti hanno Abbassati e Copriti tra le proprie carte
    E che gli Stati Uniti hanno Piano Quinquennale tra le proprie carte
    E che gli Stati Uniti hanno Governi Socialisti tra le proprie carte
    E che gli Stati Uniti hanno Fidel tra le proprie carte
    E che gli Stati Uniti hanno Rivolte in Vietnam tra le proprie carte
    E che gli Stati Uniti hanno NATO tra le proprie carte
    E che l'URSS ha COMECON tra le proprie carte
    E che l'URSS ha Nasser tra le proprie carte
    E che l'URSS ha Patto di Varsavia tra le proprie carte
    E che l'URSS ha De Gaulle alla Guida della Francia tra le proprie carte
    E che l'URSS ha Scienziato Nazista Catturato tra le proprie carte
    E che l'URSS ha Dottrina Truman tra le proprie carte
    E che l'URSS ha Giochi Olimpici tra le proprie carte
    E che l'URSS ha Rossi Indipendenti tra le proprie carte
    E che il mazzo è vuoto
    E che negli scarti c'è Blocco
    E che negli scarti c'è Guerra di Corea
    Quando si distribuiscono le carte del turno
    E la prima carta distribuita va all'URSS
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Tre carte pescate da un mazzo di quattro lasciano gli scarti dove sono
    Dato che è il turno 5
    E che nel mazzo restano 4 carte
    E che negli scarti c'è NATO
    E che gli Stati Uniti hanno «Non Chiedete Cosa Può Fare il Vostro Paese per Voi...» tra le proprie carte
    E che gli Stati Uniti hanno Fidel tra le proprie carte
    E che gli Stati Uniti hanno Nasser tra le proprie carte
    E che gli Stati Uniti hanno Blocco tra le proprie carte
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che nella mano dell'URSS sono ignote 5 carte
    Quando gli Stati Uniti giocano «Non Chiedete Cosa Può Fare il Vostro Paese per Voi...» come Evento
    E il suo Evento fa perdere a una mano Fidel
    E il suo Evento fa perdere a una mano Nasser
    E il suo Evento fa perdere a una mano Blocco
    Allora la giocata è legale

  @edition:deluxe
  Scenario: L’URSS comincia ogni round
    Dato che è il turno 2
    Quando si chiede chi gioca dopo
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Di chi è ogni Evento
    Dato che è il turno 1
    Quando si chiede di chi è l'Evento di ogni carta
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Il DEFCON migliora all’inizio di un turno
    Dato che è il turno 4
    E che lo stato del DEFCON è 2
    Quando il DEFCON migliora all'inizio del turno
    Allora la giocata è legale

  @edition:deluxe @issue:space-without-roll=off
  Scenario: Nella Corsa allo Spazio si deve tirare
    Dato che è il turno 2
    E che gli Stati Uniti hanno Fidel tra le proprie carte
    Quando gli Stati Uniti giocano Fidel per la Corsa allo Spazio senza tirare
    Allora la giocata è illegale secondo la regola 6.4.1

  @edition:deluxe
  Scenario: I valori stampati delle Operazioni
    Dato che è il turno 1
    E che tocca all'URSS
    Quando si chiede quanto vale ogni carta
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Gettare una carta non è giocarla
    Dato che è il turno 2
    E che è il round di azione 3
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    Quando gli Stati Uniti gettano via Contenimento invece di giocarla
    Allora la giocata è illegale secondo la regola 5.1.a

  @edition:deluxe
  Scenario: La Carta Cina non libera da una trappola
    Dato che è il turno 5
    E che gli Stati Uniti hanno Creazione della CIA tra le proprie carte
    E che Pantano è in vigore
    E che gli Stati Uniti hanno La Carta Cina tra le proprie carte
    Quando gli Stati Uniti scartano La Carta Cina per uscire da una trappola
    Allora la giocata è illegale secondo la regola 9.5.c

  @edition:deluxe
  Scenario: SALT non deve riprendere una carta
    Dato che è il turno 5
    E che lo stato del DEFCON è 3
    E che l'URSS ha Negoziati SALT tra le proprie carte
    E che gli scarti sono vuoti
    Quando l'URSS gioca Negoziati SALT come Evento
    E per il suo Evento non si sceglie alcuna carta
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Černobyl permette il Riallineamento
    Dato che è il turno 9
    E che gli Stati Uniti hanno 1 punto Influenza in Italia
    E che l'URSS ha Allende tra le proprie carte
    E che è in vigore in Europa l'Evento di Chernobyl
    Quando l'URSS gioca Allende per le Operazioni
    E si effettua un tiro di Riallineamento in Italia, 1 per gli Stati Uniti e 4 per l'URSS
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Tre carte punteggio e due round
    Dato che è il turno 5
    E che è il round di azione 6
    E che tocca agli Stati Uniti
    E che gli Stati Uniti hanno Punteggio in Africa tra le proprie carte
    E che gli Stati Uniti hanno Punteggio in Sud America tra le proprie carte
    E che gli Stati Uniti hanno Punteggio in America Centrale tra le proprie carte
    Quando si chiede come sta la posizione
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Il proprietario sceglie tra carte uguali
    Dato che è il turno 5
    E che gli Stati Uniti hanno Invidia dei Missili tra le proprie carte
    E che l'URSS ha Rivoluzione Islamica tra le proprie carte
    E che l'URSS ha Messa al Bando dei Test Nucleari tra le proprie carte
    Quando gli Stati Uniti giocano Invidia dei Missili come Evento
    E il suo Evento prende Messa al Bando dei Test Nucleari
    E tra carte dello stesso valore la scelta spetta all'URSS
    Allora la giocata è legale

  @edition:deluxe
  Scenario: La Diplomazia della Spola esclude l’unico paese sovietico
    Dato che è il turno 5
    E che l'URSS ha 3 punti Influenza in Corea del Nord
    E che gli Stati Uniti hanno 4 punti Influenza in Giappone
    E che gli Stati Uniti hanno Punteggio in Asia tra le proprie carte
    E che Diplomazia della Spola è in vigore
    Quando gli Stati Uniti giocano Punteggio in Asia come Evento
    E il suo Evento esclude dal punteggio la Corea del Nord
    Allora la giocata è legale

  @edition:deluxe @issue:exact-counts=may-stop
  Scenario: Chi può fermarsi si ferma
    Dato che è il turno 1
    E che l'URSS ha Governi Socialisti tra le proprie carte
    E che gli Stati Uniti hanno 2 punti Influenza in Italia
    E che gli Stati Uniti hanno 2 punti Influenza in Francia
    Quando l'URSS gioca Governi Socialisti come Evento
    E il suo Evento rimuove Influenza in Italia
    E il suo Evento non prende altro
    Allora la giocata è legale

  @edition:deluxe @issue:event-operations-space=allowed
  Scenario: Operazioni di un Evento nella Corsa allo Spazio
    Dato che è il turno 5
    E che gli Stati Uniti hanno Giochi Olimpici tra le proprie carte
    Quando gli Stati Uniti giocano Giochi Olimpici come Evento
    E le Operazioni del suo Evento vanno alla Corsa allo Spazio
    E si sceglie l'opzione boycott
    E il dado del suo Evento dà 2
    E le Operazioni del suo Evento non si usano
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Una puntata in punti muove il segnalino
    Dato che è il turno 1
    E che per accordo l'inizio dell'URSS è con 2 PV
    E che sulla mappa non c'è altra Influenza
    Quando nella preparazione gli Stati Uniti piazzano 3 punti Influenza in Italia
    E nella preparazione gli Stati Uniti piazzano 4 punti Influenza in Germania Ovest
    E nella preparazione l'URSS piazza 4 punti Influenza in Polonia
    E nella preparazione l'URSS piazza 2 punti Influenza in Germania Est
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Una mano senza carte punteggio non mostra niente
    Dato che è il turno 2
    E che lo stato del DEFCON è 4
    E che tocca all'URSS
    E che nella mano degli Stati Uniti sono ignote 3 carte
    Quando l'URSS mette in tavola I Cinque di Cambridge
    E l'URSS prende l'uso event
    E gli Stati Uniti non hanno niente da mostrare
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Sei round all’inizio della guerra
    Dato che è il turno 3
    E che è il round di azione 6
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che gli Stati Uniti hanno Creazione della CIA tra le proprie carte
    E che sulla mappa non c'è altra Influenza
    Quando gli Stati Uniti giocano Creazione della CIA per le Operazioni
    E si piazza 1 punto Influenza in Canada
    E si chiede che cosa viene dopo
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Lo scarto della casella sei è facoltativo
    Dato che è il turno 8
    E che lo stato del DEFCON è 2
    E che gli Stati Uniti hanno compiuto 2 Operazioni Militari
    E che l'URSS ha compiuto 2 Operazioni Militari
    E che gli Stati Uniti hanno Creazione della CIA tra le proprie carte
    E che gli Stati Uniti hanno raggiunto lo spazio 6 della Corsa allo Spazio
    E che l'URSS ha raggiunto lo spazio 3 della Corsa allo Spazio
    Quando delle carte conservate gli Stati Uniti non ne gettano alcuna
    Allora la giocata è legale

  @edition:deluxe @issue:tournament-reveal=on
  Scenario: Non si getta una carta punteggio conservata
    Dato che è il turno 8
    E che lo stato del DEFCON è 2
    E che gli Stati Uniti hanno compiuto 2 Operazioni Militari
    E che l'URSS ha compiuto 2 Operazioni Militari
    E che gli Stati Uniti hanno Punteggio in Africa tra le proprie carte
    E che gli Stati Uniti hanno raggiunto lo spazio 6 della Corsa allo Spazio
    E che l'URSS ha raggiunto lo spazio 3 della Corsa allo Spazio
    Quando delle carte conservate gli Stati Uniti gettano via Punteggio in Africa
    Allora la giocata è illegale secondo la regola 4.5.D.e

  @edition:second
  Scenario: Nell’ordine stabilito ogni carta si gioca da sola
    Dato che è il turno 9
    E che gli Stati Uniti hanno 1 punto Influenza a Panama
    E che gli Stati Uniti hanno Intervento dell'ONU tra le proprie carte
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che nell'ordine stabilito da Aldrich Ames Remix la prossima è Intervento dell'ONU
    E che nell'ordine stabilito da Aldrich Ames Remix la prossima è Contenimento
    Quando gli Stati Uniti giocano Intervento dell'ONU per le Operazioni
    E si piazza 1 punto Influenza a Panama
    Allora la giocata è legale

  @edition:second
  Scenario: L’ordine lo stabilisce chi comanda l’Evento
    Dato che è il turno 1
    E che gli Stati Uniti hanno Guerra Arabo-Israeliana tra le proprie carte
    E che gli Stati Uniti hanno Rossi Indipendenti tra le proprie carte
    E che l'URSS ha Aldrich Ames Remix tra le proprie carte
    Quando l'URSS gioca Aldrich Ames Remix come Evento
    E il suo Evento mette Rossi Indipendenti come prossima nell'ordine della mano
    E il suo Evento mette Guerra Arabo-Israeliana come prossima nell'ordine della mano
    E le scelte del suo Evento spettano all'URSS
    Allora la giocata è legale

  @edition:deluxe @issue:tournament-reveal=on
  Scenario: Si può mostrare una carta che tutti conoscono
    Dato che la partita è alla fase cleanup
    E che è il turno 5
    E che lo stato del DEFCON è 2
    E che gli Stati Uniti hanno compiuto 2 Operazioni Militari
    E che l'URSS ha compiuto 2 Operazioni Militari
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che nella mano dell'URSS è ignota 1 carta
    Quando tra ciò che la rivelazione degli Stati Uniti mostra c'è Contenimento
    Allora la giocata è legale

  @edition:deluxe
  Scenario: NORAD dà un segnalino quando il DEFCON arriva a due
    Dato che è il turno 2
    E che lo stato del DEFCON è 3
    E che gli Stati Uniti hanno 4 punti Influenza in Canada
    E che gli Stati Uniti hanno 1 punto Influenza a Panama
    E che l'URSS ha Guerra Indo-Pakistana tra le proprie carte
    E che NORAD è in vigore
    Quando l'URSS gioca Guerra Indo-Pakistana per le Operazioni
    E si tenta un Colpo di Stato a Panama e si tira 5
    E grazie a NORAD gli Stati Uniti mettono un segnalino in Canada
    Allora la giocata è legale

  @edition:deluxe
  Scenario: La mano si mostra una volta sola
    Dato che è il turno 4
    E che gli Stati Uniti hanno 1 punto Influenza a Panama
    E che gli Stati Uniti hanno Creazione della CIA tra le proprie carte
    E che l'URSS ha Decolonizzazione tra le proprie carte
    E che l'URSS ha Governi Socialisti tra le proprie carte
    E che negli scarti c'è Messa al Bando dei Test Nucleari
    Quando gli Stati Uniti giocano Creazione della CIA come Evento
    E il suo Evento concede Operazioni
    E si piazza 1 punto Influenza a Panama
    E si chiede se si mostrano le carte pescate dopo
    Allora la giocata è legale

  @edition:deluxe @issue:grain-sales-scoring-card=must-play
  Scenario: La carta pescata si gioca per le Operazioni
    Dato che è il turno 1
    E che l'URSS ha 1 punto Influenza in Botswana
    E che Patto di Mutua Difesa Stati Uniti/Giappone è in vigore
    Quando gli Stati Uniti giocano Grano in Vendita ai Sovietici come Evento
    E la carta uscita si gioca per le Operazioni
    E il suo Evento pesca a caso Restituzione del Canale di Panama
    E si sceglie l'opzione play
    E accade l'Evento della carta uscita
    E il suo Evento concede Operazioni
    E si tenta un Colpo di Stato in Botswana e si tira 6
    Allora la giocata è legale

  @edition:deluxe
  Scenario: L’Intervento dell’ONU copre la carta presa
    Dato che è il turno 5
    E che gli Stati Uniti hanno 2 punti Influenza in Egitto
    E che gli Stati Uniti hanno 1 punto Influenza a Panama
    E che gli Stati Uniti hanno Grano in Vendita ai Sovietici tra le proprie carte
    E che gli Stati Uniti hanno Intervento dell'ONU tra le proprie carte
    E che l'URSS ha Rivoluzione Islamica tra le proprie carte
    Quando gli Stati Uniti giocano Grano in Vendita ai Sovietici come Evento
    E il suo Evento pesca a caso Rivoluzione Islamica
    E si sceglie l'opzione play
    E la carta uscita è coperta da Intervento dell'ONU
    E il suo Evento concede Operazioni
    E si piazza 4 punti Influenza a Panama
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Solo gli Stati Uniti sanno che carte hanno pescato
    Dato che è il turno 9
    E che tocca agli Stati Uniti
    E che gli Stati Uniti hanno Il Nostro Uomo a Teheran tra le proprie carte
    E che gli Stati Uniti hanno 4 punti Influenza in Israele
    E che negli scarti c'è Nasser
    Quando gli Stati Uniti mettono in tavola Il Nostro Uomo a Teheran
    E gli Stati Uniti prendono l'uso event
    E la carta pescata non la vede nessun altro
    E la carta pescata non la vede nessun altro
    E la carta pescata non la vede nessun altro
    E la carta pescata non la vede nessun altro
    E la carta pescata non la vede nessun altro
    E gli Stati Uniti selezionano NATO
    E la scelta degli Stati Uniti è finita
    Allora ciò che è dato non decide la giocata

  @edition:deluxe
  Scenario: Il mazzo finisce durante la distribuzione
    Dato che è il turno 3
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che gli Stati Uniti hanno Creazione della CIA tra le proprie carte
    E che gli Stati Uniti hanno Patto di Mutua Difesa Stati Uniti/Giappone tra le proprie carte
    E che gli Stati Uniti hanno Crisi di Suez tra le proprie carte
    E che gli Stati Uniti hanno Disordini in Europa Orientale tra le proprie carte
    E che gli Stati Uniti hanno Decolonizzazione tra le proprie carte
    E che gli Stati Uniti hanno Terrore Rosso/Purghe tra le proprie carte
    E che l'URSS ha Fidel tra le proprie carte
    E che l'URSS ha Rivolte in Vietnam tra le proprie carte
    E che l'URSS ha Blocco tra le proprie carte
    E che l'URSS ha Guerra di Corea tra le proprie carte
    E che l'URSS ha Abdicazione in Romania tra le proprie carte
    E che l'URSS ha Guerra Arabo-Israeliana tra le proprie carte
    E che la carta successiva del mazzo è Messa al Bando dei Test Nucleari
    E che negli scarti c'è Abbassati e Copriti
    E che negli scarti c'è Piano Quinquennale
    E che negli scarti c'è Governi Socialisti
    E che negli scarti c'è COMECON
    E che negli scarti c'è Guerra Indo-Pakistana
    Quando si distribuiscono le carte del turno
    E la prima carta distribuita va all'URSS
    E dopo il rimescolamento esce Piano Quinquennale
    E dopo il rimescolamento esce Governi Socialisti
    E dopo il rimescolamento esce Guerra Indo-Pakistana
    E dopo il rimescolamento esce Abbassati e Copriti
    E dopo il rimescolamento esce COMECON
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Chi non ha carte lascia scorrere il round
    Dato che è il turno 5
    E che tocca agli Stati Uniti
    E che la mano degli Stati Uniti è vuota
    E che la mano dell'URSS è vuota
    Quando gli Stati Uniti lasciano scorrere il round
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Si mette da parte una carta per uscire dal pantano
    Dato che è il turno 5
    E che tocca agli Stati Uniti
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che Pantano è in vigore
    Quando gli Stati Uniti mettono da parte Contenimento
    E il dado successivo mostra 3
    Allora la giocata è legale

  @edition:deluxe
  Scenario: La fine della crisi si compra in Germania Ovest
    Dato che è il turno 5
    E che tocca all'URSS
    E che gli Stati Uniti hanno 4 punti Influenza in Germania Ovest
    E che Crisi dei Missili di Cuba è in vigore contro gli Stati Uniti
    Quando gli Stati Uniti comprano la fine della crisi in Germania Ovest
    Allora la giocata è legale

  @edition:deluxe
  Scenario: Il Colpo di Stato della Giunta non precede i segnalini
    Dato che è il turno 5
    E che l'URSS ha 2 punti Influenza a Panama
    E che gli Stati Uniti hanno Giunta tra le proprie carte
    Quando gli Stati Uniti giocano Giunta come Evento
    E il suo Evento piazza 2 punti Influenza a Panama
    E il Colpo di Stato del suo Evento precede i suoi segnalini
    E il suo Evento concede Operazioni
    E si tenta un Colpo di Stato a Panama e si tira 4
    Allora la giocata è illegale secondo la regola card:junta

  @edition:deluxe
  Scenario: Un segnalino costa 2 punti dove è detto che l'avversario ha il controllo
    Dato che è il turno 5
    E che gli Stati Uniti hanno 1 punto Influenza in Polonia
    E che l'URSS controlla la Polonia
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    Quando gli Stati Uniti giocano Contenimento per le Operazioni
    E si piazza 3 punti Influenza in Polonia
    Allora la giocata è illegale secondo la regola 6.1.3

  @edition:deluxe
  Scenario: Chi controlla la nazione decide se la NATO la protegge
    Dato che è il turno 5
    E che non si sa chi controlla l'Italia
    E che NATO è in vigore
    E che gli Stati Uniti hanno 3 punti Influenza in Italia
    Quando l'URSS gioca Nasser per le Operazioni
    E resta da tirare un Colpo di Stato in Italia
    Allora ciò che è dato non decide la giocata
