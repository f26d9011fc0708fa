# language: it
Funzionalità: Fase dei Titoli

  @clause:4.5.C @edition:deluxe @edition:second
  Regola: La Carta Titolo di valore più alto ha effetto per prima; a parità, quella degli Stati Uniti

    @event
    Scenario: Tre punti Operazioni vengono prima di uno
      Quando gli Stati Uniti scelgono Scienziato Nazista Catturato come Carta Titolo
      E l'URSS sceglie Abbassati e Copriti come Carta Titolo
      Allora la Carta Titolo dell'URSS ha effetto per prima

    @event
    Scenario: A parità di valore viene prima la carta scelta dagli Stati Uniti
      Quando gli Stati Uniti scelgono Fidel come Carta Titolo
      E l'URSS sceglie Rivolte in Vietnam come Carta Titolo
      Allora la Carta Titolo degli Stati Uniti ha effetto per prima
      E Rivolte in Vietnam entra in vigore

    @event
    Scenario: Una carta Punteggio conta zero e aspetta l'altra Carta Titolo
      Dato che gli Stati Uniti hanno 1 punto Influenza a Cuba
      Quando gli Stati Uniti scelgono Fidel come Carta Titolo
      E l'URSS sceglie Punteggio in Europa come Carta Titolo
      Allora la Carta Titolo degli Stati Uniti ha effetto per prima
      E gli Stati Uniti hanno ora 0 punti Influenza a Cuba

  @clause:4.5.C @clause:8.1.3 @edition:deluxe @edition:second
  Regola: Chi sceglie un Evento come titolo risponde di ciò che esso fa al DEFCON, anche se è un Evento dell'avversario

    @event
    Scenario: L'URSS sceglie come titolo un Evento degli Stati Uniti che porta alla guerra nucleare e perde
      Dato che lo stato del DEFCON è 2
      Quando gli Stati Uniti scelgono Terrore Rosso/Purghe come Carta Titolo
      E l'URSS sceglie Abbassati e Copriti come Carta Titolo
      Allora lo stato del DEFCON è ora 1
      E la guerra nucleare pone fine alla partita
      E gli Stati Uniti vincono la partita
