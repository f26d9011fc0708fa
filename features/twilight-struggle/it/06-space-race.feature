# language: it
Funzionalità: La Corsa allo Spazio

  @clause:6.4.3 @edition:deluxe
  Regola: Uno spazio con due numeri dà quello a sinistra a chi arriva per primo e quello a destra a chi arriva per secondo

    @clause:6.4.3.b
    Scenario: Chi entra per primo in orbita lunare guadagna tre PV
      Dato che gli Stati Uniti hanno raggiunto lo spazio 4 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 2 della Corsa allo Spazio
      Quando gli Stati Uniti giocano Messa al Bando dei Test Nucleari per la Corsa allo Spazio e tirano 3
      Allora gli Stati Uniti sono ora nello spazio 5 della Corsa allo Spazio
      E il segnalino PV è ora a 3 per gli Stati Uniti

    @clause:6.4.3.b
    Scenario: Chi entra per secondo in orbita lunare guadagna un PV
      Dato che gli Stati Uniti hanno raggiunto lo spazio 5 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 4 della Corsa allo Spazio
      Quando l'URSS gioca Messa al Bando dei Test Nucleari per la Corsa allo Spazio e tira 3
      Allora l'URSS è ora nello spazio 5 della Corsa allo Spazio
      E il segnalino PV è ora a 1 per l'URSS

  # Che la sonda sia lo spazio 5 della Tabella più vecchia non è confermato da una fonte stampata; il suo 4/2 sì.
  @clause:6.4.3 @edition:second @unverified
  Regola: La Sonda Lunare della seconda edizione dà quattro PV e due

    @clause:6.4.3.b
    Scenario: Chi lancia per primo la sonda guadagna quattro PV
      Dato che gli Stati Uniti hanno raggiunto lo spazio 4 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 2 della Corsa allo Spazio
      Quando gli Stati Uniti giocano Messa al Bando dei Test Nucleari per la Corsa allo Spazio e tirano 3
      Allora il segnalino PV è ora a 4 per gli Stati Uniti

  @clause:6.4.4 @edition:deluxe @edition:second
  Regola: Chi arriva per primo in uno spazio con un'abilità la ottiene subito, finché non vi arriva l'altro

    @clause:6.4.4.ex
    Scenario: Lo spazio due permette una seconda carta per la Corsa allo Spazio nel Round di Azione successivo
      Dato che gli Stati Uniti hanno raggiunto lo spazio 1 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 1 della Corsa allo Spazio
      Quando l'URSS gioca Decolonizzazione per la Corsa allo Spazio e tira 4
      E gli Stati Uniti effettuano un'altra giocata qualsiasi
      E l'URSS gioca Guerra Indo-Pakistana per la Corsa allo Spazio e tira 5
      Allora la giocata è legale
      E l'URSS è ora nello spazio 2 della Corsa allo Spazio

    Scenario: Senza l'abilità una seconda carta per la Corsa allo Spazio nel turno è rifiutata
      Quando l'URSS gioca Decolonizzazione per la Corsa allo Spazio e tira 6
      E gli Stati Uniti effettuano un'altra giocata qualsiasi
      E l'URSS gioca Guerra Indo-Pakistana per la Corsa allo Spazio e tira 1
      Allora la giocata è illegale secondo la regola 6.4.2

    @clause:6.4.4.ex
    Scenario: Lo spazio quattro obbliga l'altra parte a rivelare per prima la Carta Titolo
      Dato che gli Stati Uniti hanno raggiunto lo spazio 1 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 4 della Corsa allo Spazio
      Quando si chiede chi rivela per primo la Carta Titolo
      Allora gli Stati Uniti rivelano per primi la propria Carta Titolo

    @clause:6.4.4.ex
    Scenario: L'abilità dello spazio due resta a chi avanza allo spazio quattro
      Dato che gli Stati Uniti hanno raggiunto lo spazio 1 della Corsa allo Spazio
      E che l'URSS ha raggiunto lo spazio 4 della Corsa allo Spazio
      Quando l'URSS gioca Messa al Bando dei Test Nucleari per la Corsa allo Spazio e tira 6
      E gli Stati Uniti effettuano un'altra giocata qualsiasi
      E l'URSS gioca Guerra Locale per la Corsa allo Spazio e tira 3
      Allora la giocata è legale
      E l'URSS è ora nello spazio 5 della Corsa allo Spazio
