# language: es
Característica: La crisis de los comentarios: Sur es Primo, Norte Segundo, Oeste Tercero y Este Cuarto

  @clause:3.ex
  Regla: Nadie vence si se queda solo, y un sacrificio basta para salvarse

    @case:GF-T33
    Escenario: Como se cuenta: Primo ataca solo y los demás ganan cuatro misiles
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     0 |   10 |       0 |
        | Oeste |   8 |     - |     8 |   12 |       0 |
        | Norte |   0 |    10 |     - |   10 |       0 |
        | Este  |   7 |    12 |     7 |    - |       0 |
      Cuando Sur juega [A] con Norte
      Y Oeste juega [+4] con 2 ante Sur, 2 ante Norte y 0 ante Este
      Y Norte juega [+4] con 0 ante Sur, 2 ante Oeste y 2 ante Este
      Y Este juega [+4] con 2 ante Sur, 0 ante Oeste y 2 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [+4]
      Y la elección de Norte es [+4]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     0 |   10 |       0 |
        | Oeste |  10 |     - |    10 |   12 |       0 |
        | Norte |   0 |    12 |     - |   12 |       0 |
        | Este  |   9 |    12 |     9 |    - |       0 |
      Y nadie ataca válidamente
      Y nadie gana todavía

    @case:GF-T34
    Escenario: Si Segundo se hubiera atrevido, los cuatro misiles de cada defensor no habrían bastado
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     0 |   10 |       0 |
        | Oeste |   8 |     - |     8 |   12 |       0 |
        | Norte |   0 |    10 |     - |   10 |       0 |
        | Este  |   7 |    12 |     7 |    - |       0 |
      Cuando Sur juega [A] con Norte
      Y Oeste juega [+4] con 2 ante Sur, 2 ante Norte y 0 ante Este
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 2 ante Sur, 0 ante Oeste y 2 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [+4]
      Y la elección de Norte es [A]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     0 |   10 |       0 |
        | Oeste |  10 |     - |    10 |   12 |       0 |
        | Norte |   0 |    10 |     - |   10 |       0 |
        | Este  |   9 |    12 |     9 |    - |       0 |
      Y Norte y Sur atacan válidamente con 40 misiles contra 38
      Y Norte y Sur ganan la partida

    @case:GF-T35
    Escenario: Si uno de los defensores hubiera reorganizado, el ataque habría fracasado
      Dado que los marcadores muestran:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     0 |   10 |       0 |
        | Oeste |   8 |     - |     8 |   12 |       0 |
        | Norte |   0 |    10 |     - |   10 |       0 |
        | Este  |   7 |    12 |     7 |    - |       0 |
      Cuando Sur juega [A] con Norte
      Y Oeste pone SALIDA 12 ante Este, ENTRADA 6 ante Sur y ENTRADA 6 ante Norte
      Y Norte juega [A] con Sur
      Y Este juega [+4] con 2 ante Sur, 0 ante Oeste y 2 ante Norte
      Entonces la elección de Sur es [A]
      Y la elección de Oeste es [R]
      Y la elección de Norte es [A]
      Y la elección de Este es [+4]
      Y los marcadores muestran ahora:
        |       | Sur | Oeste | Norte | Este | reserva |
        | Sur   |   - |    10 |     0 |   10 |       0 |
        | Oeste |  14 |     - |    14 |    0 |       0 |
        | Norte |   0 |    10 |     - |   10 |       0 |
        | Este  |   9 |    12 |     9 |    - |       0 |
      Y Norte y Sur atacan válidamente con 40 misiles contra 46
      Y nadie gana todavía
