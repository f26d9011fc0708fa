# language: es
Característica: Eventos de las cartas del oponente

  @clause:5.2 @edition:deluxe @edition:second
  Regla: Una carta del oponente jugada para operaciones desencadena su evento

    @event
    Escenario: El evento se produce y saca del juego la carta con asterisco
      Dado que EE. UU. tiene 1 punto de influencia en Panamá
      Cuando EE. UU. juega «Abdicación rumana» para operaciones
      Y su evento se produce después de las operaciones
      Y coloca 1 punto de influencia en Panamá
      Entonces la URSS tiene ahora 3 puntos de influencia en Rumanía
      Y «Abdicación rumana» se elimina del juego

  @clause:5.2.a @edition:deluxe @edition:second
  Regla: Quien juega la carta decide si el evento va antes o después de las operaciones

    @event
    Escenario: Las operaciones posteriores al evento lo contestan, al precio que este ha causado
      Dado que EE. UU. tiene 1 punto de influencia en Cuba
      Cuando EE. UU. juega «Fidel» para operaciones
      Y su evento se produce antes de las operaciones
      Y coloca 1 punto de influencia en Cuba
      Entonces el marcador 1 cuesta 2 puntos de operaciones
      Y EE. UU. tiene ahora 1 punto de influencia en Cuba

    @event
    Escenario: El evento puede deshacer las operaciones anteriores
      Dado que EE. UU. tiene 1 punto de influencia en Cuba
      Cuando EE. UU. juega «Fidel» para operaciones
      Y su evento se produce después de las operaciones
      Y coloca 2 puntos de influencia en Cuba
      Entonces EE. UU. tiene ahora 0 puntos de influencia en Cuba
      Y la URSS tiene ahora 3 puntos de influencia en Cuba

  @clause:5.2.b @edition:deluxe @edition:second
  Regla: Un evento cuya condición no se cumple no se produce, y su carta solo se descarta

    @event @clause:5.2.ex1
    Escenario: La OTAN, antes de cualquiera de los eventos que la permiten, vale solo cuatro puntos de operaciones
      Dado que la URSS tiene 3 puntos de influencia en Polonia
      Cuando la URSS juega «OTAN» para operaciones
      Y coloca 4 puntos de influencia en Polonia
      Entonces la jugada vale 4 puntos de operaciones
      Y la URSS tiene ahora 7 puntos de influencia en Polonia
      Y «OTAN» no entra en vigor
      Y «OTAN» va a la pila de descartes

    # En el ejemplo impreso EE. UU. va por delante, que es justo la condición con la que el evento funciona.
    @event @clause:5.2.ex4
    Escenario: La Guerra de las Galaxias no hace nada mientras EE. UU. no vaya por delante en el espacio
      Dado que es el turno 8
      Y que la URSS tiene 3 puntos de influencia en Polonia
      Y que EE. UU. ha alcanzado la casilla 2 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 3 de la Carrera Espacial
      Cuando la URSS juega «La Guerra de las Galaxias» para operaciones
      Y coloca 2 puntos de influencia en Polonia
      Entonces la jugada es legal
      Y «La Guerra de las Galaxias» va a la pila de descartes

  @clause:5.2.c @edition:deluxe @edition:second
  Regla: Un evento que otro evento ha prohibido no se produce

    @event @clause:5.2.ex2
    Escenario: Tras los Acuerdos de Camp David, la guerra árabe-israelí vale solo dos puntos de operaciones
      Dado que «Acuerdos de Camp David» está en vigor
      Y que EE. UU. tiene 2 puntos de influencia en Israel
      Y que EE. UU. tiene 1 punto de influencia en Egipto
      Cuando EE. UU. juega «Guerra árabe-israelí» para operaciones
      Y coloca 2 puntos de influencia en Egipto
      Entonces la jugada vale 2 puntos de operaciones
      Y EE. UU. tiene ahora 2 puntos de influencia en Israel
      Y la URSS tiene ahora 0 operaciones militares
      Y «Guerra árabe-israelí» va a la pila de descartes

  @clause:5.2.d @edition:deluxe @edition:second
  Regla: Un evento que se produce sin cambiar nada se ha producido igualmente

    @event @clause:5.2.ex3
    Escenario: La Alianza para el Progreso no da nada sin países de campo de batalla de EE. UU. en las Américas, pero sale del juego
      Dado que la URSS tiene 3 puntos de influencia en Polonia
      Cuando la URSS juega «Alianza para el Progreso» para operaciones
      Y coloca 3 puntos de influencia en Polonia
      Entonces el marcador de PV está ahora en cero
      Y «Alianza para el Progreso» se elimina del juego

  @clause:5.3 @edition:deluxe @edition:second
  Regla: Cuando un evento pide una carta de cierto valor, sirve una carta de valor mayor

    @event @clause:5.3.ex
    Escenario: Una carta de tres puntos es un descarte válido para El atolladero
      Dado que «El atolladero» está en vigor
      Y que EE. UU. tiene «Plan quinquenal»
      Cuando EE. UU. descarta «Plan quinquenal» para salir de una trampa y saca un 3
      Entonces la jugada es legal
      Y «Plan quinquenal» va a la pila de descartes
      Y «El atolladero» deja de estar en vigor
