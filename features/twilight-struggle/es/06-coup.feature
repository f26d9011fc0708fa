# language: es
Característica: Intentos de golpe de Estado

  @clause:6.3.1 @edition:deluxe @edition:second
  Regla: Un golpe necesita influencia del oponente en el país

    Escenario: No hay a quién derrocar donde el oponente no tiene influencia
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en México y saca un 4
      Entonces la jugada es ilegal según la cláusula 6.3.1

  @clause:6.3.2 @edition:deluxe @edition:second
  Regla: El dado más los puntos de operaciones debe superar el doble del número de estabilidad

    Antecedentes:
      Dado que la URSS tiene 2 puntos de influencia en México

    @clause:6.3.3.ex
    Escenario: El excedente retira primero influencia enemiga, y lo que sobra se convierte en propia
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en México y saca un 4
      Entonces la URSS tiene ahora 0 puntos de influencia en México
      Y EE. UU. tiene ahora 1 punto de influencia en México

    Escenario: Un resultado igual al doble del número de estabilidad fracasa
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en México y saca un 1
      Entonces la jugada es legal
      Y la URSS tiene ahora 2 puntos de influencia en México
      Y EE. UU. tiene ahora 0 puntos de influencia en México

  @clause:6.3.3 @edition:deluxe @edition:second
  Regla: Los puntos de operaciones de un golpe cuentan como operaciones militares, sea cual sea el resultado

    Antecedentes:
      Dado que la URSS tiene 2 puntos de influencia en México

    @clause:6.3.3.ex
    Escenario: Un golpe con una carta de tres puntos cuenta como tres operaciones militares
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en México y saca un 4
      Entonces EE. UU. tiene ahora 3 operaciones militares

    Escenario: También cuenta un golpe fracasado
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en México y saca un 1
      Entonces EE. UU. tiene ahora 3 operaciones militares

  @clause:6.3.4 @edition:deluxe @edition:second
  Regla: Un intento de golpe de Estado en un país de campo de batalla baja DEFCON en uno

    Escenario: México es un país de campo de batalla
      Dado que la URSS tiene 2 puntos de influencia en México
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en México y saca un 4
      Entonces DEFCON está ahora en 4

    Escenario: Guatemala no lo es
      Dado que la URSS tiene 2 puntos de influencia en Guatemala
      Cuando EE. UU. juega «Contención» para operaciones
      E intenta un golpe de Estado en Guatemala y saca un 4
      Entonces DEFCON está ahora en 5
