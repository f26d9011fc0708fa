# language: es
Característica: Colocar influencia

  @clause:6.1.1 @edition:deluxe @edition:second
  Regla: Los marcadores van en países que tenían influencia propia al empezar la ronda, o junto a ellos

    Antecedentes:
      Dado que EE. UU. tiene 1 punto de influencia en Panamá
      Y que EE. UU. tiene 1 punto de influencia en Corea del Sur

    @clause:6.1.3 @clause:6.1.3.ex
    Escenario: Una misma carta puede extenderse desde varios países de regiones distintas
      Cuando EE. UU. juega «Contención» para operaciones
      Y coloca 1 punto de influencia en Costa Rica
      Y coloca 1 punto de influencia en Colombia
      Y coloca 1 punto de influencia en Corea del Sur
      Entonces la jugada es legal
      Y EE. UU. tiene ahora 1 punto de influencia en Costa Rica
      Y EE. UU. tiene ahora 1 punto de influencia en Colombia
      Y EE. UU. tiene ahora 2 puntos de influencia en Corea del Sur

    @clause:6.1.3.ex
    Escenario: Un marcador colocado en esta ronda no sirve de paso al país siguiente
      Cuando EE. UU. juega «Contención» para operaciones
      Y coloca 1 punto de influencia en Costa Rica
      Y coloca 1 punto de influencia en Nicaragua
      Entonces la jugada es ilegal según la cláusula 6.1.1

    @clause:6.1.3.ex
    Escenario: Todo vecino de un país ocupado al empezar está al alcance
      Cuando EE. UU. juega «Contención» para operaciones
      Y coloca 1 punto de influencia en Taiwán
      Y coloca 1 punto de influencia en Japón
      Y coloca 1 punto de influencia en Corea del Norte
      Entonces la jugada es legal

  @clause:6.1.2 @edition:deluxe @edition:second
  Regla: Un marcador cuesta dos puntos en un país del oponente y un punto en cualquier otro

    @clause:6.1.2.ex1
    Escenario: El recargo acaba con el marcador que rompe el control
      Dado que EE. UU. tiene 2 puntos de influencia en Turquía
      Y que la URSS tiene 1 punto de influencia en Bulgaria
      Cuando la URSS juega «Prohibición de pruebas nucleares» para operaciones
      Y coloca 3 puntos de influencia en Turquía
      Entonces el marcador 1 cuesta 2 puntos de operaciones
      Y el marcador 2 cuesta 1 punto de operaciones
      Y el marcador 3 cuesta 1 punto de operaciones
      Y la URSS tiene ahora 3 puntos de influencia en Turquía

    @clause:6.1.2.ex1
    Escenario: Un cuarto marcador costaría más de lo que vale la carta
      Dado que EE. UU. tiene 2 puntos de influencia en Turquía
      Y que la URSS tiene 1 punto de influencia en Bulgaria
      Cuando la URSS juega «Prohibición de pruebas nucleares» para operaciones
      Y coloca 4 puntos de influencia en Turquía
      Entonces la jugada es ilegal según la cláusula 6.1.2

    @clause:6.1.2.ex1
    Escenario: La influencia contraria que no llega a controlar no cuesta nada más
      Dado que EE. UU. tiene 1 punto de influencia en Turquía
      Y que la URSS tiene 1 punto de influencia en Bulgaria
      Cuando la URSS juega «Prohibición de pruebas nucleares» para operaciones
      Y coloca 4 puntos de influencia en Turquía
      Entonces el marcador 1 cuesta 1 punto de operaciones
      Y el marcador 4 cuesta 1 punto de operaciones
      Y la URSS tiene ahora 4 puntos de influencia en Turquía

  @clause:6.1.2 @edition:deluxe
  Regla: Cada país tiene su precio, que depende de quién lo controla

    Antecedentes:
      Dado que EE. UU. tiene 2 puntos de influencia en Turquía
      Y que EE. UU. tiene 2 puntos de influencia en Grecia
      Y que EE. UU. tiene 1 punto de influencia en Israel
      Y que la URSS tiene 2 puntos de influencia en Siria
      Y que la URSS tiene 1 punto de influencia en Líbano

    @clause:6.1.2.ex2
    Escenario: EE. UU. paga lo normal en sus países y en los de nadie
      Cuando EE. UU. juega «OTAN» para operaciones
      Y coloca 1 punto de influencia en Turquía
      Y coloca 1 punto de influencia en Grecia
      Y coloca 1 punto de influencia en Rumanía
      Y coloca 1 punto de influencia en Bulgaria
      Entonces el marcador 1 cuesta 1 punto de operaciones
      Y el marcador 2 cuesta 1 punto de operaciones
      Y el marcador 3 cuesta 1 punto de operaciones
      Y el marcador 4 cuesta 1 punto de operaciones

    @clause:6.1.2.ex2
    Escenario: EE. UU. paga el doble en cada país de la URSS
      Cuando EE. UU. juega «OTAN» para operaciones
      Y coloca 1 punto de influencia en Siria
      Y coloca 1 punto de influencia en Líbano
      Entonces el marcador 1 cuesta 2 puntos de operaciones
      Y el marcador 2 cuesta 2 puntos de operaciones

    @clause:6.1.2.ex2
    Escenario: La URSS paga a su vez el doble por entrar en Turquía
      Cuando la URSS juega «Guerra indo-pakistaní» para operaciones
      Y coloca 1 punto de influencia en Turquía
      Entonces el marcador 1 cuesta 2 puntos de operaciones
      Y la URSS tiene ahora 1 punto de influencia en Turquía

  @clause:6.1.4 @edition:deluxe @edition:second
  Regla: Los países contiguos a la propia superpotencia están siempre al alcance

    Escenario: EE. UU. entra en Cuba sin influencia alguna en el mapa
      Cuando EE. UU. juega «Creación de la CIA» para operaciones
      Y coloca 1 punto de influencia en Cuba
      Entonces EE. UU. tiene ahora 1 punto de influencia en Cuba
