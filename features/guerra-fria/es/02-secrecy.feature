# language: es
Característica: Cartas ocultas y palabras

  @clause:2.4.1.2
  Regla: Las cartas que se descubren son las que se colocaron

    Escenario: El sello se abre
      Dado que todos los marcadores están a 0
      Cuando Sur pone [A] con Norte boca abajo, sellada con "pimienta"
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Y Sur descubre [A] con Norte y abre el sello con "pimienta"
      Entonces está permitido
      Y Sur y Norte atacan válidamente con 0 misiles contra 0

    Escenario: Otras cartas no lo abren
      Dado que todos los marcadores están a 0
      Cuando Sur pone [A] con Norte boca abajo, sellada con "pimienta"
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Y Sur descubre [A] con Este y abre el sello con "pimienta"
      Entonces lo prohíbe la cláusula 2.4.1.2

    Escenario: Otra sal no lo abre
      Dado que todos los marcadores están a 0
      Cuando Sur pone [A] con Norte boca abajo, sellada con "pimienta"
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Y Sur descubre [A] con Norte y abre el sello con "sal"
      Entonces lo prohíbe la cláusula 2.4.1.2

  @clause:2.4.1.1
  Regla: Lo colocado queda

    Escenario: Una segunda elección se rechaza
      Dado que todos los marcadores están a 0
      Cuando Sur juega [+4] con 0 ante Oeste, 0 ante Norte y 0 ante Este
      Y Sur juega [A] con Norte
      Entonces lo prohíbe la cláusula 2.4.1.1

  @clause:2.6.a
  Regla: Nadie comunica nada en secreto a otro jugador

    Escenario: Las señas están prohibidas aunque se pueda hablar
      Dado que los jugadores han acordado que se puede hablar
      Cuando Oeste hace una seña a otro jugador
      Entonces lo prohíbe la cláusula 2.6.a

    Escenario: No se enseñan cartas antes de que todos las coloquen
      Dado que los jugadores han acordado que se puede hablar
      Cuando Oeste enseña una carta
      Entonces lo prohíbe la cláusula 2.4.1.1.a

  @clause:2.6.b
  Regla: Los jugadores acuerdan antes si se puede hablar

    Escenario: Han acordado hablar
      Dado que los jugadores han acordado que se puede hablar
      Cuando Oeste dice algo en voz alta
      Entonces está permitido

    Escenario: Han acordado callar
      Dado que los jugadores han acordado que no se puede hablar
      Cuando Oeste dice algo en voz alta
      Entonces lo prohíbe la cláusula 2.6.b

    Escenario: Nadie dice qué han acordado
      Dado que todos los marcadores están a 0
      Cuando Oeste dice algo en voz alta
      Entonces nadie puede decir si está permitido

  @clause:2.4.2.n
  Regla: Una alianza nula no nombra a nadie, salvo que la mesa lo entienda de otro modo

    @issue:null-alliance=lost
    Escenario: Según la lectura recomendada
      Dado que Norte apunta 0 misiles a Sur, 1 a Oeste y 0 a Este
      Cuando Sur pone 0 0 ante Oeste, ALIANZA 1 ante Norte y 0 0 ante Este
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Entonces nadie ataca válidamente

    @issue:null-alliance=names
    Escenario: Según la lectura indulgente
      Dado que Norte apunta 0 misiles a Sur, 1 a Oeste y 0 a Este
      Cuando Sur pone 0 0 ante Oeste, ALIANZA 1 ante Norte y 0 0 ante Este
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Entonces Norte y Sur atacan válidamente con 1 misil contra 0
      Y Norte y Sur ganan la partida
