# language: es
Característica: Puntuación de una región

  @clause:10.1.2 @edition:deluxe @edition:second
  Regla: Cada bando cuenta su situación, sus países de campo de batalla y sus países contiguos a la superpotencia enemiga

    Antecedentes:
      Dado que la URSS tiene 3 puntos de influencia en Cuba
      Y que la URSS tiene 1 punto de influencia en Haití
      Y que la URSS tiene 1 punto de influencia en la República Dominicana
      Y que EE. UU. tiene 1 punto de influencia en Guatemala

    @clause:10.1.2.ex
    Escenario: La dominación, un país de campo de batalla y Cuba valen cinco frente a la mera presencia
      Dado que EE. UU. tiene 1 punto de influencia en Panamá
      Cuando la URSS juega «Puntuación de América Central» como evento
      Entonces la región vale 5 PV para la URSS
      Y la región vale 1 PV para EE. UU.
      Y el marcador de PV está ahora en 4 a favor de la URSS
      Y la URSS ha ganado 4 PV

    Escenario: Un país de campo de batalla para cada bando impide la dominación
      Dado que EE. UU. tiene 2 puntos de influencia en Panamá
      Cuando la URSS juega «Puntuación de América Central» como evento
      Entonces la región vale 3 PV para la URSS
      Y la región vale 2 PV para EE. UU.
      Y el marcador de PV está ahora en 1 a favor de la URSS

    Escenario: Una carta de puntuación va a la pila de descartes
      Cuando la URSS juega «Puntuación de América Central» como evento
      Entonces «Puntuación de América Central» va a la pila de descartes
