# language: es
Característica: Fase de titulares

  @clause:4.5.C @edition:deluxe @edition:second
  Regla: El titular de mayor valor se produce primero, y si ambos son iguales, el de EE. UU.

    @event
    Escenario: Tres puntos de operaciones van antes que uno
      Cuando EE. UU. elige «Científico nazi capturado» como titular
      Y la URSS elige «Agacharse y cubrirse» como titular
      Entonces el titular de la URSS se produce primero

    @event
    Escenario: Con valores iguales va primero la carta que eligió EE. UU.
      Cuando EE. UU. elige «Fidel» como titular
      Y la URSS elige «Revueltas de Vietnam» como titular
      Entonces el titular de EE. UU. se produce primero
      Y «Revueltas de Vietnam» entra en vigor

    @event
    Escenario: Una carta de puntuación cuenta como cero y espera al otro titular
      Dado que EE. UU. tiene 1 punto de influencia en Cuba
      Cuando EE. UU. elige «Fidel» como titular
      Y la URSS elige «Puntuación de Europa» como titular
      Entonces el titular de EE. UU. se produce primero
      Y EE. UU. tiene ahora 0 puntos de influencia en Cuba

  @clause:4.5.C @clause:8.1.3 @edition:deluxe @edition:second
  Regla: Quien elige un evento como titular responde de lo que este hace a DEFCON, aunque sea un evento del oponente

    @event
    Escenario: La URSS elige como titular un evento de EE. UU. que trae la guerra nuclear, y pierde
      Dado que DEFCON está en 2
      Cuando EE. UU. elige «Amenaza roja/Purga» como titular
      Y la URSS elige «Agacharse y cubrirse» como titular
      Entonces DEFCON está ahora en 1
      Y la guerra nuclear pone fin a la partida
      Y EE. UU. gana la partida
