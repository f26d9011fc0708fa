# language: es
Característica: DEFCON y guerra nuclear

  @clause:8.1.3 @edition:deluxe @edition:second
  Regla: El bando cuya jugada lleva DEFCON a uno pierde la partida

    @event @clause:8.1.3.ex
    Escenario: EE. UU. responde de los Juegos Olímpicos que la URSS boicotea
      Dado que DEFCON está en 2
      Cuando EE. UU. juega «Juegos Olímpicos» como evento
      Y el oponente boicotea
      Entonces DEFCON está ahora en 1
      Y la guerra nuclear pone fin a la partida
      Y la URSS gana la partida

    @clause:8.1.4
    Escenario: Un golpe en un país de campo de batalla abierto con DEFCON en dos está permitido y es fatal
      Dado que DEFCON está en 2
      Y que la URSS tiene 1 punto de influencia en Angola
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en Angola y saca un 1
      Entonces la jugada es legal
      Y DEFCON está ahora en 1
      Y la guerra nuclear pone fin a la partida
      Y la URSS gana la partida

  @clause:8.1.5 @edition:deluxe @edition:second
  Regla: Al bajar, DEFCON cierra regiones a los golpes y a las tiradas de realineación

    Escenario: Con DEFCON en cuatro no puede intentarse ningún golpe en Europa
      Dado que DEFCON está en 4
      Y que la URSS tiene 3 puntos de influencia en Polonia
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en Polonia y saca un 6
      Entonces la jugada es ilegal según la cláusula 8.1.5
