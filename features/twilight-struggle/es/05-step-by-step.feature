# language: es
Característica: Lo que ocurre, contado paso a paso

  @edition:deluxe
  Escenario: Una carta tomada antes del reparto cuenta para la mano
    Dado que la partida está en el paso turn-zero
    Y que es el turno 1
    Y que la mano de EE. UU. está vacía
    Y que la mano de la URSS está vacía
    Y que la crisis vj-day del Turno Cero terminó con el resultado 4
    Y que la crisis israel del Turno Cero terminó con el resultado 4
    Y que la crisis chinese-civil-war del Turno Cero terminó con el resultado 2
    Y que la crisis ve-day del Turno Cero terminó con el resultado 4
    Y que la crisis uk-election del Turno Cero terminó con el resultado 2
    Cuando sale la crisis yalta-and-potsdam
    Y EE. UU. elige oss
    Y la URSS elige kgb
    Y el dado siguiente muestra un 4
    Y EE. UU. escoge «Plan Marshall»
    Y las cartas van pasando
    Y en el reparto «Agacharse y cubrirse» es para EE. UU.
    Y en el reparto «Plan quinquenal» es para EE. UU.
    Y en el reparto «Gobiernos socialistas» es para EE. UU.
    Y en el reparto «Fidel» es para EE. UU.
    Y en el reparto «Revueltas de Vietnam» es para EE. UU.
    Y en el reparto «Bloqueo» es para EE. UU.
    Y en el reparto «Guerra de Corea» es para EE. UU.
    Y en el reparto «Abdicación rumana» es para EE. UU.
    Entonces la jugada es ilegal según la cláusula 4.5.B

  @edition:deluxe
  Escenario: El punto que añade Revueltas en Vietnam no paga una realineación en otro lugar
    Dado que es el turno 1
    Y que «Revueltas de Vietnam» está en vigor
    Y que no hay más influencia en el mapa
    Cuando la URSS pone «Bloqueo» sobre la mesa
    Y la URSS toma el uso operations
    Y la URSS toma el modo realignment
    Y la URSS apunta a Filipinas
    Y los dados siguientes muestran un 2 para EE. UU. y un 3 para la URSS
    Y la URSS apunta a Siria
    Entonces la jugada es ilegal según la cláusula card:vietnam-revolts

  @edition:deluxe
  Escenario: Una carta hallada se juega como evento y decide DEFCON
    Dado que es el turno 5
    Y que DEFCON está en 3
    Y que la URSS tiene «Venta de grano a los soviéticos»
    Y que la URSS tiene «Cómo aprendí a dejar de preocuparme»
    Cuando la URSS juega «Venta de grano a los soviéticos» para operaciones
    Y su evento se produce antes de las operaciones
    Y la carta que ha salido se juega como evento
    Y su evento saca al azar «Cómo aprendí a dejar de preocuparme»
    Y se elige la opción play
    Y se produce el evento de la carta que ha salido
    Y su evento pone DEFCON en 1
    Entonces la jugada es legal

  @edition:deluxe @issue:chinese-civil-war=on
  Escenario: La carta de China que nadie tiene no da puntos
    Dado que es el turno 10
    Y que nadie tiene la carta de China
    Y que en la casilla de la Guerra Civil China hay 2 puntos de influencia soviética
    Cuando se hace la puntuación final
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Un punto no basta donde controla el oponente
    Dado que es el turno 1
    Y que le toca jugar a EE. UU.
    Y que EE. UU. tiene 2 puntos de influencia en Austria
    Y que la URSS tiene 5 puntos de influencia en Alemania Oriental
    Cuando EE. UU. pone «Abdicación rumana» sobre la mesa
    Y EE. UU. toma el uso operations
    Y EE. UU. toma el orden event-first
    Y EE. UU. toma el modo influence
    Y un marcador de EE. UU. entra en Alemania Oriental
    Entonces la jugada es ilegal según la cláusula 6.1.2.a

  @edition:deluxe @issue:deck-first-lightning=included
  Escenario: Una mano oculta puede no tener la carta acompañante
    Dado que la partida está en el paso headline
    Y que es el turno 2
    Y que DEFCON está en 4
    Y que EE. UU. tiene «Contención»
    Y que la URSS tiene «Primer relámpago»
    Y que de la mano de la URSS se desconocen 3 cartas
    Cuando EE. UU. entrega «Contención» para la fase de titulares
    Y la URSS entrega «Primer relámpago» para la fase de titulares
    Y la URSS ha acabado de elegir
    Entonces lo dado no decide la jugada

  @edition:deluxe @issue:deck-non-aligned-movement=included @issue:non-aligned-movement-without-country=cards-all-the-same
  Escenario: El Movimiento de los No Alineados retira la influencia de ambos
    Dado que es el turno 5
    Y que le toca jugar a EE. UU.
    Y que EE. UU. tiene «Movimiento de Países No Alineados»
    Y que EE. UU. tiene 2 puntos de influencia en Angola
    Y que la URSS tiene 3 puntos de influencia en Angola
    Cuando EE. UU. pone «Movimiento de Países No Alineados» sobre la mesa
    Y EE. UU. toma el uso event
    Y por elección de EE. UU. sale un marcador de Angola
    Y la carta robada es «Fidel»
    Y la carta robada es «Nasser»
    Y la carta robada es «OTAN»
    Y la carta robada es «COMECON»
    Entonces la jugada es legal

  @edition:deluxe @issue:reshuffle-moment=at-once
  Escenario: Unas manos completas no necesitan cartas
    Dado que es el turno 2
    Y que EE. UU. tiene «Contención»
    Y que EE. UU. tiene «Creación de la CIA»
    Y que EE. UU. tiene «Agacharse y cubrirse»
    Y que EE. UU. tiene «Plan quinquenal»
    Y que EE. UU. tiene «Gobiernos socialistas»
    Y que EE. UU. tiene «Fidel»
    Y que EE. UU. tiene «Revueltas de Vietnam»
    Y que EE. UU. tiene «OTAN»
    Y que la URSS tiene «COMECON»
    Y que la URSS tiene «Nasser»
    Y que la URSS tiene «Pacto de Varsovia»
    Y que la URSS tiene «De Gaulle dirige Francia»
    Y que la URSS tiene «Científico nazi capturado»
    Y que la URSS tiene «Doctrina Truman»
    Y que la URSS tiene «Juegos Olímpicos»
    Y que la URSS tiene «Rojos independientes»
    Y que el mazo está vacío
    Y que «Bloqueo» está en la pila de descartes
    Y que «Guerra de Corea» está en la pila de descartes
    Cuando se reparten las cartas del turno
    Y la primera carta del reparto es para la URSS
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Tres cartas robadas de un mazo de cuatro dejan los descartes donde están
    Dado que es el turno 5
    Y que en el mazo quedan 4 cartas
    Y que «OTAN» está en la pila de descartes
    Y que EE. UU. tiene «No preguntes qué puede hacer tu país por ti…»
    Y que EE. UU. tiene «Fidel»
    Y que EE. UU. tiene «Nasser»
    Y que EE. UU. tiene «Bloqueo»
    Y que EE. UU. tiene «Contención»
    Y que de la mano de la URSS se desconocen 5 cartas
    Cuando EE. UU. juega «No preguntes qué puede hacer tu país por ti…» como evento
    Y su evento hace que una mano pierda «Fidel»
    Y su evento hace que una mano pierda «Nasser»
    Y su evento hace que una mano pierda «Bloqueo»
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: La URSS empieza cada ronda
    Dado que es el turno 2
    Cuando se pregunta quién juega después
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: De quién es cada evento
    Dado que es el turno 1
    Cuando se pregunta de quién es el evento de cada carta
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: DEFCON mejora al comienzo de un turno
    Dado que es el turno 4
    Y que DEFCON está en 2
    Cuando DEFCON mejora al empezar el turno
    Entonces la jugada es legal

  @edition:deluxe @issue:space-without-roll=off
  Escenario: En la Carrera Espacial hay que tirar
    Dado que es el turno 2
    Y que EE. UU. tiene «Fidel»
    Cuando EE. UU. juega «Fidel» en la Carrera Espacial sin tirar
    Entonces la jugada es ilegal según la cláusula 6.4.1

  @edition:deluxe
  Escenario: Los valores impresos de operaciones
    Dado que es el turno 1
    Y que le toca jugar a la URSS
    Cuando se pregunta cuánto vale cada carta
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Tirar una carta no es jugarla
    Dado que es el turno 2
    Y que es la ronda de acción 3
    Y que EE. UU. tiene «Contención»
    Cuando EE. UU. tira «Contención» en lugar de jugarla
    Entonces la jugada es ilegal según la cláusula 5.1.a

  @edition:deluxe
  Escenario: La carta de China no saca de un atolladero
    Dado que es el turno 5
    Y que EE. UU. tiene «Creación de la CIA»
    Y que «El atolladero» está en vigor
    Y que EE. UU. tiene «La Carta de China»
    Cuando EE. UU. descarta «La Carta de China» para salir de una trampa
    Entonces la jugada es ilegal según la cláusula 9.5.c

  @edition:deluxe
  Escenario: SALT no tiene que recuperar una carta
    Dado que es el turno 5
    Y que DEFCON está en 3
    Y que la URSS tiene «Negociaciones SALT»
    Y que la pila de descartes está vacía
    Cuando la URSS juega «Negociaciones SALT» como evento
    Y no se elige ninguna carta para su evento
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Chernóbil permite realinear
    Dado que es el turno 9
    Y que EE. UU. tiene 1 punto de influencia en Italia
    Y que la URSS tiene «Allende»
    Y que «Chernóbil» está en vigor en Europa
    Cuando la URSS juega «Allende» para operaciones
    Y hace una tirada de realineación en Italia, en la que EE. UU. saca un 1 y la URSS un 4
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Tres cartas de puntuación y dos rondas
    Dado que es el turno 5
    Y que es la ronda de acción 6
    Y que le toca jugar a EE. UU.
    Y que EE. UU. tiene «Puntuación de África»
    Y que EE. UU. tiene «Puntuación de América del Sur»
    Y que EE. UU. tiene «Puntuación de América Central»
    Cuando se pregunta cómo está la posición
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: El dueño elige entre cartas iguales
    Dado que es el turno 5
    Y que EE. UU. tiene «Envidia de misiles»
    Y que la URSS tiene «Revolución musulmana»
    Y que la URSS tiene «Prohibición de pruebas nucleares»
    Cuando EE. UU. juega «Envidia de misiles» como evento
    Y su evento toma «Prohibición de pruebas nucleares»
    Y entre cartas del mismo valor elige la URSS
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: La Diplomacia itinerante deja fuera el único país soviético
    Dado que es el turno 5
    Y que la URSS tiene 3 puntos de influencia en Corea del Norte
    Y que EE. UU. tiene 4 puntos de influencia en Japón
    Y que EE. UU. tiene «Puntuación de Asia»
    Y que «Diplomacia itinerante» está en vigor
    Cuando EE. UU. juega «Puntuación de Asia» como evento
    Y su evento deja fuera de la puntuación a Corea del Norte
    Entonces la jugada es legal

  @edition:deluxe @issue:exact-counts=may-stop
  Escenario: Quien puede parar, para
    Dado que es el turno 1
    Y que la URSS tiene «Gobiernos socialistas»
    Y que EE. UU. tiene 2 puntos de influencia en Italia
    Y que EE. UU. tiene 2 puntos de influencia en Francia
    Cuando la URSS juega «Gobiernos socialistas» como evento
    Y su evento retira influencia de Italia
    Y su evento no toma nada más
    Entonces la jugada es legal

  @edition:deluxe @issue:event-operations-space=allowed
  Escenario: Operaciones de un evento en la Carrera Espacial
    Dado que es el turno 5
    Y que EE. UU. tiene «Juegos Olímpicos»
    Cuando EE. UU. juega «Juegos Olímpicos» como evento
    Y las operaciones de su evento van a la Carrera Espacial
    Y se elige la opción boycott
    Y en el dado de su evento sale un 2
    Y no se usan las operaciones de su evento
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Una puja en puntos mueve el marcador
    Dado que es el turno 1
    Y que por acuerdo la URSS empieza con 2 PV
    Y que no hay más influencia en el mapa
    Cuando EE. UU. coloca en la preparación 3 puntos de influencia en Italia
    Y EE. UU. coloca en la preparación 4 puntos de influencia en Alemania Occidental
    Y la URSS coloca en la preparación 4 puntos de influencia en Polonia
    Y la URSS coloca en la preparación 2 puntos de influencia en Alemania Oriental
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Una mano sin cartas de puntuación no enseña nada
    Dado que es el turno 2
    Y que DEFCON está en 4
    Y que le toca jugar a la URSS
    Y que de la mano de EE. UU. se desconocen 3 cartas
    Cuando la URSS pone «Los cinco de Cambridge» sobre la mesa
    Y la URSS toma el uso event
    Y EE. UU. no tiene nada que enseñar
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Seis rondas al principio de la guerra
    Dado que es el turno 3
    Y que es la ronda de acción 6
    Y que EE. UU. tiene «Contención»
    Y que EE. UU. tiene «Creación de la CIA»
    Y que no hay más influencia en el mapa
    Cuando EE. UU. juega «Creación de la CIA» para operaciones
    Y coloca 1 punto de influencia en Canadá
    Y se pregunta qué viene después
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: El descarte de la casilla seis es voluntario
    Dado que es el turno 8
    Y que DEFCON está en 2
    Y que EE. UU. ha realizado 2 operaciones militares
    Y que la URSS ha realizado 2 operaciones militares
    Y que EE. UU. tiene «Creación de la CIA»
    Y que EE. UU. ha alcanzado la casilla 6 de la Carrera Espacial
    Y que la URSS ha alcanzado la casilla 3 de la Carrera Espacial
    Cuando de las cartas conservadas EE. UU. no tira ninguna
    Entonces la jugada es legal

  @edition:deluxe @issue:tournament-reveal=on
  Escenario: No se tira una carta de puntuación conservada
    Dado que es el turno 8
    Y que DEFCON está en 2
    Y que EE. UU. ha realizado 2 operaciones militares
    Y que la URSS ha realizado 2 operaciones militares
    Y que EE. UU. tiene «Puntuación de África»
    Y que EE. UU. ha alcanzado la casilla 6 de la Carrera Espacial
    Y que la URSS ha alcanzado la casilla 3 de la Carrera Espacial
    Cuando de las cartas conservadas EE. UU. tira «Puntuación de África»
    Entonces la jugada es ilegal según la cláusula 4.5.D.e

  @edition:second
  Escenario: En el orden fijado cada carta se juega sola
    Dado que es el turno 9
    Y que EE. UU. tiene 1 punto de influencia en Panamá
    Y que EE. UU. tiene «Intervención de la ONU»
    Y que EE. UU. tiene «Contención»
    Y que «Intervención de la ONU» es la siguiente en el orden que fija «Aldrich Ames Remix»
    Y que «Contención» es la siguiente en el orden que fija «Aldrich Ames Remix»
    Cuando EE. UU. juega «Intervención de la ONU» para operaciones
    Y coloca 1 punto de influencia en Panamá
    Entonces la jugada es legal

  @edition:second
  Escenario: El orden lo fija quien manda el evento
    Dado que es el turno 1
    Y que EE. UU. tiene «Guerra árabe-israelí»
    Y que EE. UU. tiene «Rojos independientes»
    Y que la URSS tiene «Aldrich Ames Remix»
    Cuando la URSS juega «Aldrich Ames Remix» como evento
    Y su evento pone «Rojos independientes» como siguiente en el orden de la mano
    Y su evento pone «Guerra árabe-israelí» como siguiente en el orden de la mano
    Y las elecciones de su evento las hace la URSS
    Entonces la jugada es legal

  @edition:deluxe @issue:tournament-reveal=on
  Escenario: Se puede enseñar una carta que todos conocen
    Dado que la partida está en el paso cleanup
    Y que es el turno 5
    Y que DEFCON está en 2
    Y que EE. UU. ha realizado 2 operaciones militares
    Y que la URSS ha realizado 2 operaciones militares
    Y que EE. UU. tiene «Contención»
    Y que de la mano de la URSS se desconoce 1 carta
    Cuando entre lo que enseña EE. UU. está «Contención»
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: NORAD da un marcador al llegar DEFCON a dos
    Dado que es el turno 2
    Y que DEFCON está en 3
    Y que EE. UU. tiene 4 puntos de influencia en Canadá
    Y que EE. UU. tiene 1 punto de influencia en Panamá
    Y que la URSS tiene «Guerra indo-pakistaní»
    Y que «NORAD» está en vigor
    Cuando la URSS juega «Guerra indo-pakistaní» para operaciones
    Y intenta un golpe de Estado en Panamá y saca un 5
    Y por «NORAD» EE. UU. coloca un marcador en Canadá
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: La mano se enseña una sola vez
    Dado que es el turno 4
    Y que EE. UU. tiene 1 punto de influencia en Panamá
    Y que EE. UU. tiene «Creación de la CIA»
    Y que la URSS tiene «Descolonización»
    Y que la URSS tiene «Gobiernos socialistas»
    Y que «Prohibición de pruebas nucleares» está en la pila de descartes
    Cuando EE. UU. juega «Creación de la CIA» como evento
    Y su evento concede operaciones
    Y coloca 1 punto de influencia en Panamá
    Y se pregunta si se enseñan las cartas robadas después
    Entonces la jugada es legal

  @edition:deluxe @issue:grain-sales-scoring-card=must-play
  Escenario: La carta robada se juega para operaciones
    Dado que es el turno 1
    Y que la URSS tiene 1 punto de influencia en Botsuana
    Y que «Pacto de Defensa Mutua EE. UU./Japón» está en vigor
    Cuando EE. UU. juega «Venta de grano a los soviéticos» como evento
    Y la carta que ha salido se juega para operaciones
    Y su evento saca al azar «Devolución del canal de Panamá»
    Y se elige la opción play
    Y se produce el evento de la carta que ha salido
    Y su evento concede operaciones
    Y intenta un golpe de Estado en Botsuana y saca un 6
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Intervención de la ONU cubre la carta tomada
    Dado que es el turno 5
    Y que EE. UU. tiene 2 puntos de influencia en Egipto
    Y que EE. UU. tiene 1 punto de influencia en Panamá
    Y que EE. UU. tiene «Venta de grano a los soviéticos»
    Y que EE. UU. tiene «Intervención de la ONU»
    Y que la URSS tiene «Revolución musulmana»
    Cuando EE. UU. juega «Venta de grano a los soviéticos» como evento
    Y su evento saca al azar «Revolución musulmana»
    Y se elige la opción play
    Y la carta que ha salido se juega con Intervención de la ONU
    Y su evento concede operaciones
    Y coloca 4 puntos de influencia en Panamá
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Solo EE. UU. sabe qué cartas ha robado
    Dado que es el turno 9
    Y que le toca jugar a EE. UU.
    Y que EE. UU. tiene «Nuestro hombre en Teherán»
    Y que EE. UU. tiene 4 puntos de influencia en Israel
    Y que «Nasser» está en la pila de descartes
    Cuando EE. UU. pone «Nuestro hombre en Teherán» sobre la mesa
    Y EE. UU. toma el uso event
    Y la carta robada no la ve nadie más
    Y la carta robada no la ve nadie más
    Y la carta robada no la ve nadie más
    Y la carta robada no la ve nadie más
    Y la carta robada no la ve nadie más
    Y EE. UU. escoge «OTAN»
    Y EE. UU. ha acabado de elegir
    Entonces lo dado no decide la jugada

  @edition:deluxe
  Escenario: El mazo se acaba al repartir
    Dado que es el turno 3
    Y que EE. UU. tiene «Contención»
    Y que EE. UU. tiene «Creación de la CIA»
    Y que EE. UU. tiene «Pacto de Defensa Mutua EE. UU./Japón»
    Y que EE. UU. tiene «Crisis de Suez»
    Y que EE. UU. tiene «Disturbios en Europa Oriental»
    Y que EE. UU. tiene «Descolonización»
    Y que EE. UU. tiene «Amenaza roja/Purga»
    Y que la URSS tiene «Fidel»
    Y que la URSS tiene «Revueltas de Vietnam»
    Y que la URSS tiene «Bloqueo»
    Y que la URSS tiene «Guerra de Corea»
    Y que la URSS tiene «Abdicación rumana»
    Y que la URSS tiene «Guerra árabe-israelí»
    Y que la siguiente carta del mazo es «Prohibición de pruebas nucleares»
    Y que «Agacharse y cubrirse» está en la pila de descartes
    Y que «Plan quinquenal» está en la pila de descartes
    Y que «Gobiernos socialistas» está en la pila de descartes
    Y que «COMECON» está en la pila de descartes
    Y que «Guerra indo-pakistaní» está en la pila de descartes
    Cuando se reparten las cartas del turno
    Y la primera carta del reparto es para la URSS
    Y tras barajar sale «Plan quinquenal»
    Y tras barajar sale «Gobiernos socialistas»
    Y tras barajar sale «Guerra indo-pakistaní»
    Y tras barajar sale «Agacharse y cubrirse»
    Y tras barajar sale «COMECON»
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Quien no tiene cartas deja pasar la ronda
    Dado que es el turno 5
    Y que le toca jugar a EE. UU.
    Y que la mano de EE. UU. está vacía
    Y que la mano de la URSS está vacía
    Cuando EE. UU. deja pasar la ronda
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: Se aparta una carta para salir del atolladero
    Dado que es el turno 5
    Y que le toca jugar a EE. UU.
    Y que EE. UU. tiene «Contención»
    Y que «El atolladero» está en vigor
    Cuando EE. UU. aparta «Contención»
    Y el dado siguiente muestra un 3
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: El fin de la crisis se compra en Alemania Occidental
    Dado que es el turno 5
    Y que le toca jugar a la URSS
    Y que EE. UU. tiene 4 puntos de influencia en Alemania Occidental
    Y que «Crisis de los misiles de Cuba» está en vigor contra EE. UU.
    Cuando EE. UU. compra el fin de la crisis en Alemania Occidental
    Entonces la jugada es legal

  @edition:deluxe
  Escenario: El golpe de la Junta no va antes que sus marcadores
    Dado que es el turno 5
    Y que la URSS tiene 2 puntos de influencia en Panamá
    Y que EE. UU. tiene «Junta»
    Cuando EE. UU. juega «Junta» como evento
    Y su evento coloca 2 puntos de influencia en Panamá
    Y el golpe de su evento va antes que sus marcadores
    Y su evento concede operaciones
    Y intenta un golpe de Estado en Panamá y saca un 4
    Entonces la jugada es ilegal según la cláusula card:junta

  @edition:deluxe
  Escenario: Un marcador cuesta 2 puntos donde consta que el oponente tiene el control
    Dado que es el turno 5
    Y que EE. UU. tiene 1 punto de influencia en Polonia
    Y que la URSS controla Polonia
    Y que EE. UU. tiene «Contención»
    Cuando EE. UU. juega «Contención» para operaciones
    Y coloca 3 puntos de influencia en Polonia
    Entonces la jugada es ilegal según la cláusula 6.1.3

  @edition:deluxe
  Escenario: Quién controla el país decide si lo protege la OTAN
    Dado que es el turno 5
    Y que no se sabe quién controla Italia
    Y que «OTAN» está en vigor
    Y que EE. UU. tiene 3 puntos de influencia en Italia
    Cuando la URSS juega «Nasser» para operaciones
    Y queda por tirar un golpe de Estado en Italia
    Entonces lo dado no decide la jugada
