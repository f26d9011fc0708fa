# language: es
Característica: Ataques

  @clause:2.4.1.2
  Regla: Todas las elecciones se ejecutan juntas, las [A] al final

    @case:GF-T39
    Escenario: Todos se guardan cuatro misiles
      Dado que todos los marcadores están a 0
      Cuando Sur juega [+4] con 0 ante Oeste, 0 ante Norte y 0 ante Este
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Este
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Entonces la elección de Sur es [+4]
      Y la elección de Oeste es [+4]
      Y la elección de Norte es [+4]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |     0 |     0 |    0 |       4 |
        | Oeste |   0 |     - |     0 |    0 |       4 |
        | Norte |   0 |     0 |     - |    0 |       4 |
        | Este  |   0 |     0 |     0 |    - |       4 |
      Y nadie ataca válidamente
      Y nadie gana todavía

    @case:GF-T27
    Escenario: Los defensores igualan en la misma jugada
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       0 |
      Cuando Sur juega [A] con Norte
      Y Oeste juega [+4] con 4 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 4 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [+4]
      Y la elección de Norte es [A]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |  12 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |    12 |    - |       0 |
      Y Norte y Sur atacan válidamente con 40 misiles contra 40
      Y nadie gana todavía

    @case:GF-T37
    Escenario: Un defensor con una elección nula conserva sus marcadores
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       0 |
      Cuando Sur juega [A] con Norte
      Y Oeste juega [+4] con 12 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es nula
      Y la elección de Norte es [A]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       4 |
      Y Norte y Sur atacan válidamente con 40 misiles contra 32
      Y Norte y Sur ganan la partida

  @clause:2.5.a
  Regla: Un ataque es válido si dos jugadores se nombran el uno al otro

    @case:GF-T25
    Escenario: Un ataque sin misiles es válido pero no victorioso
      Dado que todos los marcadores están a 0
      Cuando Sur juega [A] con Norte
      Y Oeste juega [+4] con 0 ante Sur, 0 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [+4]
      Y la elección de Norte es [A]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |     0 |     0 |    0 |       0 |
        | Oeste |   0 |     - |     0 |    0 |       4 |
        | Norte |   0 |     0 |     - |    0 |       0 |
        | Este  |   0 |     0 |     0 |    - |       4 |
      Y Norte y Sur atacan válidamente con 0 misiles contra 0
      Y nadie gana todavía

    @case:GF-T29
    Escenario: Tres jugadores que se nombran en círculo no atacan
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       0 |
      Cuando Sur juega [A] con Oeste
      Y Oeste juega [A] con Norte
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 0 ante Sur, 0 ante Oeste y 0 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [A]
      Y la elección de Norte es [A]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       4 |
      Y nadie ataca válidamente
      Y nadie gana todavía

  @clause:2.5.c
  Regla: De dos ataques válidos vence como mucho uno

    @case:GF-T31
    Escenario: Vence la pareja más fuerte
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       0 |
      Cuando Sur juega [A] con Norte
      Y Oeste juega [A] con Este
      Y Norte juega [A] con Sur
      Y Este juega [A] con Oeste
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [A]
      Y la elección de Norte es [A]
      Y la elección de Este es [A]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     3 |   10 |       0 |
        | Oeste |   8 |     - |     8 |    0 |       0 |
        | Norte |   3 |    10 |     - |   10 |       0 |
        | Este  |   8 |     0 |     8 |    - |       0 |
      Y Este y Oeste atacan válidamente con 32 misiles contra 40
      Y Norte y Sur atacan válidamente con 40 misiles contra 32
      Y Norte y Sur ganan la partida
