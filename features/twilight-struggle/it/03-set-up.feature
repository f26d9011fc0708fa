# language: it
Funzionalità: Preparazione, distribuzione e letture

  Scenario: La puntata viene dopo i segnalini che dà una crisi del Turno Zero
    Dato che si gioca l'edizione deluxe
    E che è il turno 1
    E che la crisi ve-day del Turno Zero è finita con il risultato 3
    E che l'aggiunta per gli Stati Uniti è di 1 punto Influenza
    Quando nella preparazione l'URSS piazza 4 punti Influenza in Polonia
    E nella preparazione l'URSS piazza 2 punti Influenza in Germania Est
    E nella preparazione l'URSS piazza 2 punti Influenza in Ungheria
    E nella preparazione gli Stati Uniti piazzano 3 punti Influenza in Italia
    E nella preparazione gli Stati Uniti piazzano 4 punti Influenza in Germania Ovest
    E con la puntata gli Stati Uniti piazzano 1 punto Influenza in Italia
    Allora la giocata è legale
    E gli Stati Uniti hanno ora 4 punti Influenza in Italia

  Scenario: Una domanda sul controllo segue l’edizione e la lettura indicate
    Dato che si gioca l'edizione second
    E che la questione crisis-cancellation del registro è letta come at-coup
    E che gli Stati Uniti hanno 4 punti Influenza in Israele
    Quando si chiede il controllo di tutti i paesi
    Allora la giocata è legale

  Scenario: Le mani vengono completate
    Dato che si gioca l'edizione deluxe
    E che è il turno 2
    E che gli Stati Uniti hanno Contenimento tra le proprie carte
    E che l'URSS ha Nasser tra le proprie carte
    Quando si distribuiscono le carte del turno
    Allora la giocata è legale
