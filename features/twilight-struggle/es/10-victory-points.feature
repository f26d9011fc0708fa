# language: es
Característica: El registro de puntos de victoria

  @clause:10.2.1 @edition:deluxe @edition:second
  Regla: El cero es una casilla del registro

    @clause:10.2.1.ex
    Escenario: Dos pasos llevan de la primera casilla de un bando a la del otro
      Dado que el marcador de PV está en 1 a favor de la URSS
      Cuando EE. UU. gana 2 PV
      Entonces el marcador de PV está ahora en 1 a favor de EE. UU.

  @clause:10.2.2 @edition:deluxe @edition:second
  Regla: Una ganancia mueve el único marcador hacia el bando que gana

    @clause:10.2.2.ex
    Escenario: Una ganancia del bando que va por detrás acorta la ventaja
      Dado que el marcador de PV está en 10 a favor de EE. UU.
      Cuando la URSS gana 2 PV
      Entonces el marcador de PV está ahora en 8 a favor de EE. UU.

  @clause:10.2.3 @edition:deluxe @edition:second
  Regla: De los puntos que ambos bandos reciben a la vez solo se aplica la diferencia

    Escenario: Los totales iguales dejan donde está a un bando que se halla a un punto de la victoria
      Dado que el marcador de PV está en 19 a favor de EE. UU.
      Y que EE. UU. tiene 3 puntos de influencia en Cuba
      Y que EE. UU. tiene 1 punto de influencia en Haití
      Y que la URSS tiene 2 puntos de influencia en Panamá
      Cuando EE. UU. juega «Puntuación de América Central» como evento
      Entonces la región vale 2 PV para EE. UU.
      Y la región vale 2 PV para la URSS
      Y el marcador de PV está ahora en 19 a favor de EE. UU.
