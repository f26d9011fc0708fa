# language: es
Característica: Eventos que cambian el valor de las cartas

  @clause:7.4 @edition:deluxe @edition:second
  Regla: Todos los modificadores de una jugada se suman entre sí, también en la Carta de China

    Antecedentes:
      Dado que la URSS tiene «La Carta de China»
      Y que la URSS tiene 2 puntos de influencia en Vietnam
      Y que «Revueltas de Vietnam» está en vigor
      Y que «Amenaza roja/Purga» está en vigor contra la URSS

    @clause:7.4.ex
    Escenario: Gastada por entero en el Sudeste Asiático, la Carta de China vale cinco bajo la purga
      Cuando la URSS juega «La Carta de China» para operaciones
      Y coloca 1 punto de influencia en Vietnam
      Y coloca 2 puntos de influencia en Laos/Camboya
      Y coloca 2 puntos de influencia en Tailandia
      Entonces la jugada vale 5 puntos de operaciones
      Y la URSS tiene ahora 3 puntos de influencia en Vietnam
      Y «La Carta de China» pasa boca abajo a EE. UU.

    @clause:7.4.ex
    Escenario: La purga quita el sexto punto
      Cuando la URSS juega «La Carta de China» para operaciones
      Y coloca 2 puntos de influencia en Vietnam
      Y coloca 2 puntos de influencia en Laos/Camboya
      Y coloca 2 puntos de influencia en Tailandia
      Entonces la jugada es ilegal según la cláusula 7.4

  @clause:7.4.1 @edition:deluxe @edition:second
  Regla: Un modificador es de un bando y no viaja con una carta que toma el otro

    @event @clause:7.4.1.ex
    Escenario: EE. UU. no recibe de la Doctrina Brezhnev ningún punto por una carta tomada con la Venta de grano
      Dado que «Doctrina Brezhnev» está en vigor
      Y que EE. UU. tiene 1 punto de influencia en Panamá
      Y que la URSS tiene «Guerra indo-pakistaní»
      Cuando EE. UU. juega «Venta de grano a los soviéticos» como evento
      Y roba «Guerra indo-pakistaní» de la mano del oponente y la juega para operaciones
      Y coloca 2 puntos de influencia en Panamá
      Entonces la jugada vale 2 puntos de operaciones
      Y EE. UU. tiene ahora 3 puntos de influencia en Panamá

  @clause:7.4.2 @edition:deluxe @edition:second
  Regla: El valor modificado cuenta para todo aquello en que se usa la carta

    @clause:7.4.2.ex1
    Escenario: Bajo la purga, un golpe de dos puntos suma uno al dado y cuenta como una operación militar
      Dado que «Amenaza roja/Purga» está en vigor contra EE. UU.
      Y que la URSS tiene 2 puntos de influencia en Guatemala
      Cuando EE. UU. juega «Guerra indo-pakistaní» para operaciones
      E intenta un golpe de Estado en Guatemala y saca un 3
      Entonces la jugada vale 1 punto de operaciones
      Y EE. UU. tiene ahora 1 operación militar
      Y la URSS tiene ahora 0 puntos de influencia en Guatemala
      Y EE. UU. tiene ahora 0 puntos de influencia en Guatemala

    @event @clause:7.4.2.ex2
    Escenario: La Doctrina Brezhnev hace que una carta de un punto baste para la Trampa para osos
      Dado que «Doctrina Brezhnev» está en vigor
      Y que «Trampa para osos» está en vigor
      Y que la URSS tiene «Allende»
      Cuando la URSS descarta «Allende» para salir de una trampa y saca un 4
      Entonces la jugada es legal
      Y «Allende» va a la pila de descartes
      Y la URSS tiene ahora 0 puntos de influencia en Chile
      Y «Trampa para osos» deja de estar en vigor

    @clause:7.4.2.ex3
    Escenario: La Contención eleva la Creación de la CIA a dos puntos de operaciones
      Dado que «Contención» está en vigor
      Y que EE. UU. tiene 1 punto de influencia en Panamá
      Cuando EE. UU. juega «Creación de la CIA» para operaciones
      Y coloca 2 puntos de influencia en Panamá
      Entonces la jugada vale 2 puntos de operaciones
      Y EE. UU. tiene ahora 3 puntos de influencia en Panamá
