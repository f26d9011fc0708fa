# language: es
Característica: Control de países

  @clause:2.1.7 @edition:deluxe @edition:second
  Regla: Para controlar hace falta una influencia de al menos el número de estabilidad y una ventaja de al menos el número de estabilidad

    @clause:2.1.7.ex
    Escenario: Una influencia igual al número de estabilidad controla un país en el que el oponente no tiene ninguna
      Dado que EE. UU. tiene 4 puntos de influencia en Israel
      Cuando se pregunta quién controla Israel
      Entonces EE. UU. controla Israel

    @clause:2.1.7.ex
    Escenario: Una influencia suficiente sin ventaja suficiente no da el control
      Dado que EE. UU. tiene 4 puntos de influencia en Israel
      Y que la URSS tiene 1 punto de influencia en Israel
      Cuando se pregunta quién controla Israel
      Entonces nadie controla Israel

    @clause:2.1.7.ex
    Escenario: Un punto más devuelve la ventaja y, con ella, el control
      Dado que EE. UU. tiene 5 puntos de influencia en Israel
      Y que la URSS tiene 1 punto de influencia en Israel
      Cuando se pregunta quién controla Israel
      Entonces EE. UU. controla Israel

    @clause:2.1.7.ex
    Escenario: Una presencia sin oposición pero inferior al número de estabilidad no da el control
      Dado que la URSS tiene 3 puntos de influencia en Israel
      Cuando se pregunta quién controla Israel
      Entonces nadie controla Israel
