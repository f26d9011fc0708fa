# language: es
Característica: Tiradas de realineación

  @clause:6.2.2 @edition:deluxe @edition:second
  Regla: Tiran ambos bandos, y el resultado mayor retira la diferencia al otro bando

    @clause:6.2.2.ex
    Escenario: A Corea del Norte la defienden la influencia que hay en ella y la superpotencia vecina
      Dado que la URSS tiene 3 puntos de influencia en Corea del Norte
      Cuando EE. UU. juega «Creación de la CIA» para operaciones
      Y hace una tirada de realineación en Corea del Norte, en la que EE. UU. saca un 5 y la URSS un 2
      Entonces EE. UU. suma 0 a su tirada de realineación
      Y la URSS suma 2 a su tirada de realineación
      Y la URSS tiene ahora 2 puntos de influencia en Corea del Norte

    Escenario: Los resultados iguales no retiran nada
      Dado que la URSS tiene 3 puntos de influencia en Corea del Norte
      Cuando EE. UU. juega «Creación de la CIA» para operaciones
      Y hace una tirada de realineación en Corea del Norte, en la que EE. UU. saca un 5 y la URSS un 3
      Entonces la URSS tiene ahora 3 puntos de influencia en Corea del Norte

    Escenario: El bando que inició la tirada puede ser el que pierda influencia
      Dado que EE. UU. tiene 2 puntos de influencia en Panamá
      Y que la URSS tiene 1 punto de influencia en Panamá
      Y que la URSS tiene 3 puntos de influencia en Costa Rica
      Cuando EE. UU. juega «Creación de la CIA» para operaciones
      Y hace una tirada de realineación en Panamá, en la que EE. UU. saca un 1 y la URSS un 5
      Entonces EE. UU. suma 1 a su tirada de realineación
      Y la URSS suma 1 a su tirada de realineación
      Y EE. UU. tiene ahora 0 puntos de influencia en Panamá

  @clause:6.2.3 @edition:deluxe @edition:second
  Regla: Una tirada de realineación nunca añade influencia

    Escenario: Una diferencia mayor que la influencia existente se pierde
      Dado que la URSS tiene 1 punto de influencia en Angola
      Cuando EE. UU. juega «Creación de la CIA» para operaciones
      Y hace una tirada de realineación en Angola, en la que EE. UU. saca un 6 y la URSS un 1
      Entonces la URSS tiene ahora 0 puntos de influencia en Angola
      Y EE. UU. tiene ahora 0 puntos de influencia en Angola
