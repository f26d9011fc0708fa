# language: es
Característica: Lo que hay que decir de un evento

  @clause:5.2 @edition:deluxe @edition:second
  Regla: La carta dice cuántos marcadores se mueven, y quien la juega, dónde

    @event
    Escenario: Se colocan marcadores
      Dado que le toca jugar a la URSS
      Y que es la ronda de acción 3
      Cuando la URSS juega «COMECON» como evento
      Y su evento coloca 1 punto de influencia en Polonia
      Y su evento coloca 1 punto de influencia en Hungría
      Y su evento coloca influencia en Rumanía
      Y su evento coloca influencia en Bulgaria
      Entonces la URSS tiene ahora 1 punto de influencia en Bulgaria

    @event
    Escenario: Se retiran marcadores
      Dado que la URSS tiene 2 puntos de influencia en Angola
      Y que la URSS tiene 2 puntos de influencia en Cuba
      Cuando EE. UU. juega «La Voz de América» como evento
      Y su evento retira 2 puntos de influencia de Angola
      Y su evento retira 2 puntos de influencia de Cuba
      Entonces la URSS tiene ahora 0 puntos de influencia en Cuba

    @event
    Escenario: Se retiran todos donde lo dice la carta
      Dado que EE. UU. tiene 3 puntos de influencia en Irán
      Y que EE. UU. tiene 2 puntos de influencia en Egipto
      Y que ya se ha producido el evento de «Fidel»
      Cuando la URSS juega «Revolución musulmana» como evento
      Y su evento retira influencia de Irán
      Y su evento retira influencia de Egipto
      Entonces EE. UU. tiene ahora 0 puntos de influencia en Irán

    @event
    Escenario: Una guerra tiene un objetivo
      Dado que la carta de China está boca abajo ante EE. UU.
      Y que está en el mapa la influencia fija de la preparación
      Cuando la URSS juega «Guerra indo-pakistaní» como evento
      Y su evento se dirige contra Pakistán
      Y en el dado de su evento sale un 5
      Entonces el marcador de PV está ahora en 2 a favor de la URSS

    @event
    Escenario: Ambos bandos tiran, y el ganador elige
      Dado que DEFCON está en 3
      Cuando EE. UU. juega «Cumbre» como evento
      Y en su evento EE. UU. saca un 5 y la URSS un 2
      Y se elige la opción improve
      Entonces DEFCON está ahora en 4

  @clause:5.2 @edition:deluxe @edition:second
  Regla: Las cartas cambian de manos como dice la carta

    @event
    Escenario: El oponente elige qué descarta
      Dado que EE. UU. tiene «Contención»
      Cuando la URSS juega «Bloqueo» como evento
      Y las elecciones de su evento las hace EE. UU.
      Y se elige la opción discard
      Y su evento hace que una mano pierda «Contención»
      Entonces «Contención» va a la pila de descartes

    @event
    Escenario: Una carta vuelve de la pila de descartes
      Dado que «Agacharse y cubrirse» está en la pila de descartes
      Cuando EE. UU. juega «Negociaciones SALT» como evento
      Y su evento toma «Agacharse y cubrirse»
      Entonces la jugada es legal

    @event
    Escenario: Nadie está obligado a tomar una
      Dado que «Agacharse y cubrirse» está en la pila de descartes
      Cuando EE. UU. juega «Negociaciones SALT» como evento
      Y no se elige ninguna carta para su evento
      Entonces la jugada es legal

    @event
    Escenario: Se saca una carta al azar y se devuelve
      Dado que la URSS tiene «OTAN»
      Y que de la mano de la URSS se desconocen 2 cartas
      Y que EE. UU. tiene 1 punto de influencia en Panamá
      Cuando EE. UU. juega «Venta de grano a los soviéticos» como evento
      Y su evento saca al azar «OTAN»
      Y se elige la opción return
      Y su evento concede operaciones
      Y coloca 2 puntos de influencia en Panamá
      Entonces EE. UU. tiene ahora 3 puntos de influencia en Panamá

    @event
    Escenario: Se descartan cartas y se roban otras tantas
      Dado que es el turno 8
      Y que EE. UU. tiene «Nasser»
      Y que EE. UU. tiene «No preguntes qué puede hacer tu país por ti…»
      Y que la siguiente carta del mazo es «Plan quinquenal»
      Cuando EE. UU. juega «No preguntes qué puede hacer tu país por ti…» como evento
      Y su evento hace que una mano pierda «Nasser»
      Entonces «Nasser» va a la pila de descartes

  @clause:5.2 @edition:deluxe @edition:second
  Regla: Un evento puede conceder operaciones

    @event
    Escenario: Nadie está obligado a usarlas
      Dado que la mano de la URSS está vacía
      Cuando EE. UU. juega «Creación de la CIA» como evento
      Y no se usan las operaciones de su evento
      Entonces la jugada es legal

    @event
    Escenario: Pueden ser un golpe de Estado
      Dado que EE. UU. tiene 2 puntos de influencia en Costa Rica
      Y que es el turno 8
      Cuando la URSS juega «Ortega, elegido en Nicaragua» como evento
      Y su evento da lugar a un golpe de Estado en Costa Rica con un 6 en el dado
      Entonces EE. UU. tiene ahora 0 puntos de influencia en Costa Rica

    @event
    Escenario: La Crisis de los misiles de Cuba tiene su precio
      Dado que la URSS tiene 3 puntos de influencia en Cuba
      Y que «Crisis de los misiles de Cuba» está en vigor contra la URSS
      Cuando la URSS renuncia a 2 puntos de influencia en Cuba para terminar la crisis
      Entonces «Crisis de los misiles de Cuba» deja de estar en vigor

  @clause:4.5.D @edition:deluxe @edition:second
  Regla: Un turno es más que sus jugadas

    @turn
    Escenario: Quien tiene cartas debe elegir un titular
      Dado que EE. UU. tiene «Nasser»
      Cuando EE. UU. no tiene titular
      Entonces la jugada es ilegal según la cláusula 4.5.C.f

    @turn
    Escenario: Quien no tiene ninguna no juega ninguna
      Dado que la mano de EE. UU. está vacía
      Cuando EE. UU. no juega ninguna carta
      Entonces la jugada es legal

    @turn
    Escenario: Un intento en la Carrera Espacial por turno
      Dado que EE. UU. ha hecho 1 intento en la Carrera Espacial este turno
      Y que «Nasser» está fuera del juego
      Cuando EE. UU. juega «Contención» en la Carrera Espacial y saca un 1
      Entonces la jugada es ilegal según la cláusula 6.4.2

    @turn
    Escenario: Al final se cuentan las operaciones militares
      Dado que DEFCON está en 3
      Y que EE. UU. ha realizado 3 operaciones militares
      Cuando termina el turno
      Entonces el marcador de PV está ahora en 3 a favor de EE. UU.

    @turn
    Escenario: Las cartas conservadas se muestran solo en torneos
      Dado que EE. UU. tiene «Nasser»
      Cuando se muestran las cartas conservadas
      Entonces la jugada es ilegal según la cláusula 4.5.F

    @turn
    Escenario: La partida termina con la puntuación final
      Dado que es el turno 10
      Y que el marcador de PV está en 4 a favor de EE. UU.
      Cuando se hace la puntuación final
      Entonces EE. UU. gana la partida

    @turn
    Escenario: EE. UU. se prepara en Europa Occidental
      Cuando EE. UU. coloca en la preparación 4 puntos de influencia en Alemania Occidental
      Y EE. UU. coloca en la preparación 3 puntos de influencia en Italia
      Entonces EE. UU. tiene ahora 3 puntos de influencia en Italia
