# language: es
Característica: Preparación, reparto y lecturas

  Escenario: La puja viene después de los puntos que da una crisis del Turno Cero
    Dado que se juega la edición deluxe
    Y que es el turno 1
    Y que la crisis ve-day del Turno Cero terminó con el resultado 3
    Y que EE. UU. puede desplegar 1 punto de influencia más de lo que dan las reglas
    Cuando la URSS coloca en la preparación 4 puntos de influencia en Polonia
    Y la URSS coloca en la preparación 2 puntos de influencia en Alemania Oriental
    Y la URSS coloca en la preparación 2 puntos de influencia en Hungría
    Y EE. UU. coloca en la preparación 3 puntos de influencia en Italia
    Y EE. UU. coloca en la preparación 4 puntos de influencia en Alemania Occidental
    Y EE. UU. coloca en la preparación 1 punto de influencia de la puja en Italia
    Entonces la jugada es legal
    Y EE. UU. tiene ahora 4 puntos de influencia en Italia

  Escenario: Una pregunta sobre el control se rige por la edición y la lectura que se nombran
    Dado que se juega la edición second
    Y que la cuestión crisis-cancellation del registro se lee como at-coup
    Y que EE. UU. tiene 4 puntos de influencia en Israel
    Cuando se pregunta por el control de todos los países
    Entonces la jugada es legal

  Escenario: Se completan las manos
    Dado que se juega la edición deluxe
    Y que es el turno 2
    Y que EE. UU. tiene «Contención»
    Y que la URSS tiene «Nasser»
    Cuando se reparten las cartas del turno
    Entonces la jugada es legal
