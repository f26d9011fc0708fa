# language: es
Característica: Lo que queda abierto

  @edition:deluxe @edition:second
  Regla: Que una acción esté permitida no depende de sus dados

    @clause:6.3.1
    Escenario: Un golpe es legal antes de tirar su dado
      Dado que EE. UU. tiene 2 puntos de influencia en México
      Cuando la URSS juega «Guerra limitada» para operaciones
      Y queda por tirar un golpe de Estado en México
      Entonces la jugada es legal

    @clause:6.2.1
    Escenario: Una realineación es legal antes de tirar sus dados
      Dado que EE. UU. tiene 2 puntos de influencia en México
      Cuando la URSS juega «Guerra limitada» para operaciones
      Y queda por tirar una realineación en México
      Entonces la jugada es legal

    @clause:6.4.1
    Escenario: Una carta sin los puntos de la casilla siguiente no puede usarse en la Carrera Espacial, salga lo que salga
      Cuando EE. UU. juega «Abdicación rumana» en la Carrera Espacial
      Entonces la jugada es ilegal según la cláusula 6.4.1

  @edition:deluxe @edition:second
  Regla: Lo que depende de una carta que nadie ha visto no queda decidido

    @clause:4.5.D.e
    Escenario: La última carta del turno puede dejar una carta de puntuación en la mano
      Dado que es la ronda de acción 7
      Y que de la mano de EE. UU. se desconocen 2 cartas
      Y que EE. UU. tiene «Contención»
      Cuando EE. UU. juega «Contención» para operaciones
      Y coloca 3 puntos de influencia en Canadá
      Entonces lo dado no decide la jugada
