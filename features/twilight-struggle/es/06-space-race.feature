# language: es
Característica: La Carrera Espacial

  @clause:6.4.3 @edition:deluxe
  Regla: Una casilla con dos números paga el de la izquierda al primero que llega y el de la derecha al segundo

    @clause:6.4.3.b
    Escenario: El primer bando en órbita lunar gana tres PV
      Dado que EE. UU. ha alcanzado la casilla 4 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 2 de la Carrera Espacial
      Cuando EE. UU. juega «Prohibición de pruebas nucleares» en la Carrera Espacial y saca un 3
      Entonces EE. UU. está ahora en la casilla 5 de la Carrera Espacial
      Y el marcador de PV está ahora en 3 a favor de EE. UU.

    @clause:6.4.3.b
    Escenario: El segundo bando en órbita lunar gana un PV
      Dado que EE. UU. ha alcanzado la casilla 5 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 4 de la Carrera Espacial
      Cuando la URSS juega «Prohibición de pruebas nucleares» en la Carrera Espacial y saca un 3
      Entonces la URSS está ahora en la casilla 5 de la Carrera Espacial
      Y el marcador de PV está ahora en 1 a favor de la URSS

  # Que la sonda sea la casilla 5 de la pista antigua no lo confirma ninguna fuente impresa; su 4/2, sí.
  @clause:6.4.3 @edition:second @unverified
  Regla: La sonda lunar de la segunda edición paga cuatro PV y dos

    @clause:6.4.3.b
    Escenario: El primer bando que lanza la sonda gana cuatro PV
      Dado que EE. UU. ha alcanzado la casilla 4 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 2 de la Carrera Espacial
      Cuando EE. UU. juega «Prohibición de pruebas nucleares» en la Carrera Espacial y saca un 3
      Entonces el marcador de PV está ahora en 4 a favor de EE. UU.

  @clause:6.4.4 @edition:deluxe @edition:second
  Regla: El primer bando en una casilla con habilidad la tiene de inmediato, hasta que llega el otro bando

    @clause:6.4.4.ex
    Escenario: La casilla dos permite una segunda carta de Carrera Espacial en la siguiente ronda de acción
      Dado que EE. UU. ha alcanzado la casilla 1 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 1 de la Carrera Espacial
      Cuando la URSS juega «Descolonización» en la Carrera Espacial y saca un 4
      Y EE. UU. hace otra jugada cualquiera
      Y la URSS juega «Guerra indo-pakistaní» en la Carrera Espacial y saca un 5
      Entonces la jugada es legal
      Y la URSS está ahora en la casilla 2 de la Carrera Espacial

    Escenario: Sin la habilidad se rechaza una segunda carta de Carrera Espacial en un mismo turno
      Cuando la URSS juega «Descolonización» en la Carrera Espacial y saca un 6
      Y EE. UU. hace otra jugada cualquiera
      Y la URSS juega «Guerra indo-pakistaní» en la Carrera Espacial y saca un 1
      Entonces la jugada es ilegal según la cláusula 6.4.2

    @clause:6.4.4.ex
    Escenario: La casilla cuatro hace que el otro bando revele primero su titular
      Dado que EE. UU. ha alcanzado la casilla 1 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 4 de la Carrera Espacial
      Cuando se pregunta quién revela primero su titular
      Entonces EE. UU. revela primero su titular

    @clause:6.4.4.ex
    Escenario: La habilidad de la casilla dos la conserva el bando que avanza hasta la casilla cuatro
      Dado que EE. UU. ha alcanzado la casilla 1 de la Carrera Espacial
      Y que la URSS ha alcanzado la casilla 4 de la Carrera Espacial
      Cuando la URSS juega «Prohibición de pruebas nucleares» en la Carrera Espacial y saca un 6
      Y EE. UU. hace otra jugada cualquiera
      Y la URSS juega «Guerra limitada» en la Carrera Espacial y saca un 3
      Entonces la jugada es legal
      Y la URSS está ahora en la casilla 5 de la Carrera Espacial
