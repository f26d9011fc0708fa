# language: es
Característica: Elecciones

  @clause:2.4.2.1
  Regla: [+4] trae cuatro misiles y pone como mucho doce en los marcadores de ataque

    @case:GF-T01
    Escenario: Cuatro misiles en un marcador no tocan la reserva
      Dado que todos los marcadores están a 0
      Cuando Sur juega [+4] con 4 ante Oeste, 0 ante Norte y 0 ante Este
      Entonces la elección de Sur es [+4]
      Y Sur apunta ahora 4 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

    @case:GF-T03
    Escenario: Tres misiles colocados dejan uno para la reserva
      Dado que todos los marcadores están a 0
      Cuando Sur juega [+4] con 1 ante Oeste, 1 ante Norte y 1 ante Este
      Entonces la elección de Sur es [+4]
      Y Sur apunta ahora 1 misil a Oeste, 1 a Norte y 1 a Este
      Y Sur tiene ahora 1 misil en la reserva

    @case:GF-T05
    Escenario: Doce misiles vacían una reserva de ocho
      Dado que Sur tiene 8 misiles en la reserva
      Cuando Sur juega [+4] con 12 ante Oeste, 0 ante Norte y 0 ante Este
      Entonces la elección de Sur es [+4]
      Y Sur apunta ahora 12 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

    @case:GF-T07
    Escenario: Trece misiles son demasiados, sea cual sea la reserva
      Dado que Sur tiene 50 misiles en la reserva
      Cuando Sur juega [+4] con 6 ante Oeste, 6 ante Norte y 1 ante Este
      Entonces la elección de Sur es nula
      E incumple la cláusula 2.4.2.1.b
      Y Sur apunta ahora 0 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 50 misiles en la reserva

  @clause:2.4.2.2
  Regla: [R] traslada misiles entre marcadores de ataque, tantos llegan como se van

    @case:GF-T09
    Escenario: Cinco misiles cambian de objetivo
      Dado que Sur apunta 7 misiles a Oeste, 2 a Norte y 0 a Este
      Cuando Sur pone SALIDA 5 ante Oeste, ENTRADA 5 ante Norte y 0 0 ante Este
      Entonces la elección de Sur es [R]
      Y Sur apunta ahora 2 misiles a Oeste, 7 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

    @case:GF-T11
    Escenario: Dos marcadores se vacían en el tercero
      Dado que Sur apunta 6 misiles a Oeste, 6 a Norte y 1 a Este
      Cuando Sur pone SALIDA 6 ante Oeste, SALIDA 6 ante Norte y ENTRADA 12 ante Este
      Entonces la elección de Sur es [R]
      Y Sur apunta ahora 0 misiles a Oeste, 0 a Norte y 13 a Este
      Y Sur tiene ahora 0 misiles en la reserva

    @case:GF-T13
    Escenario: Se van cinco y solo llegan cuatro
      Dado que Sur apunta 9 misiles a Oeste, 0 a Norte y 0 a Este
      Cuando Sur pone SALIDA 5 ante Oeste, ENTRADA 4 ante Norte y 0 0 ante Este
      Entonces la elección de Sur es nula
      E incumple la cláusula 2.4.2.2.c
      Y Sur apunta ahora 9 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

    @case:GF-T15
    Escenario: La reserva no interviene
      Dado que Sur apunta 4 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene 9 misiles en la reserva
      Cuando Sur pone SALIDA 4 ante Oeste, ENTRADA 4 ante Norte y 0 0 ante Este
      Entonces la elección de Sur es [R]
      Y Sur apunta ahora 0 misiles a Oeste, 4 a Norte y 0 a Este
      Y Sur tiene ahora 9 misiles en la reserva

    @case:GF-T17
    Escenario: Misiles que no llegan a ninguna parte no son una jugada
      Dado que Sur apunta 5 misiles a Oeste, 0 a Norte y 0 a Este
      Cuando Sur pone SALIDA 5 ante Oeste, 0 0 ante Norte y 0 0 ante Este
      Entonces la elección de Sur es nula
      E incumple la cláusula 2.4.2.n
      Y Sur apunta ahora 5 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

  @clause:2.4.2.3
  Regla: [A] es la carta de alianza y cinco ceros

    @case:GF-T19
    Escenario: Un uno junto a la alianza la estropea
      Dado que todos los marcadores están a 0
      Cuando Sur pone 0 0 ante Oeste, ALIANZA 1 ante Norte y 0 0 ante Este
      Entonces la elección de Sur es nula
      E incumple la cláusula 2.4.2.3.a
      Y Sur apunta ahora 0 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

  @clause:2.4.2.n
  Regla: Lo que no indica ninguna de las tres jugadas es nulo

    @case:GF-T21
    Escenario: Seis ceros no indican nada
      Dado que todos los marcadores están a 0
      Cuando Sur pone 0 0 ante Oeste, 0 0 ante Norte y 0 0 ante Este
      Entonces la elección de Sur es nula
      E incumple la cláusula 2.4.2.n
      Y Sur apunta ahora 0 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva

    @case:GF-T23
    Escenario: Dos números en un marcador no significan nada
      Dado que todos los marcadores están a 0
      Cuando Sur pone 1 2 ante Oeste, ENTRADA 1 ante Norte y ENTRADA 0 ante Este
      Entonces la elección de Sur es nula
      E incumple la cláusula 2.4.2
      Y Sur apunta ahora 0 misiles a Oeste, 0 a Norte y 0 a Este
      Y Sur tiene ahora 0 misiles en la reserva
