# language: es
Característica: Operaciones militares requeridas

  @clause:8.2.1 @edition:deluxe @edition:second
  Regla: Cada operación militar que falta para el número de DEFCON da al oponente un PV

    @clause:8.2.1.ex
    Escenario: Dos operaciones con DEFCON en cuatro cuestan a EE. UU. dos PV
      Dado que DEFCON está en 4
      Y que EE. UU. ha realizado 2 operaciones militares
      Y que la URSS ha realizado 4 operaciones militares
      Cuando se comprueban las operaciones militares del turno
      Entonces el marcador de PV está ahora en 2 a favor de la URSS

    Escenario: Cuando ambos bandos se quedan cortos, solo cuenta la diferencia
      Dado que DEFCON está en 4
      Y que EE. UU. ha realizado 2 operaciones militares
      Y que la URSS ha realizado 2 operaciones militares
      Cuando se comprueban las operaciones militares del turno
      Entonces el marcador de PV está ahora en cero
      Y EE. UU. tiene ahora 0 operaciones militares
      Y la URSS tiene ahora 0 operaciones militares

  @clause:8.2.4 @edition:deluxe @edition:second
  Regla: Una guerra del oponente cuenta para el oponente, la desencadene quien la desencadene

    @event @clause:8.2.4.ex
    Escenario: EE. UU. desencadena la guerra árabe-israelí y se mueve el marcador de la URSS
      Dado que EE. UU. tiene 1 punto de influencia en Egipto
      Cuando EE. UU. juega «Guerra árabe-israelí» para operaciones
      Y en el dado de su evento sale un 1
      Y coloca 2 puntos de influencia en Egipto
      Entonces la URSS tiene ahora 2 operaciones militares
      Y EE. UU. tiene ahora 0 operaciones militares
      Y EE. UU. tiene ahora 3 puntos de influencia en Egipto
