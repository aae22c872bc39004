/** What colleagues wish in Spanish at the museum, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const museum = `
La vitrina rota que la arregle Marcos
  vitrina: to Marcos Vila
la vitrina rota la arregla Marcos
  -
Lo de los humidity sensors no lo lleva nadie, que lo instale Gonzalo
  humid: to Gonzalo Prats
Lo de las postales no lo lleva nadie
  -
@ Que lo revise Marcos
  barco: to Marcos Vila
@ que no lo revise Marcos
  -
@ Ojalá lo revise Marcos
  -
del catálogo se encarga Leire
  cat: to Leire Aguirre
¿del catálogo se encarga Leire?
  -
Del catálogo se encargó Leire
  -
De los horarios en la web se ocupará Laura Gil, ya lo ha dicho
  -
De las postales se ocupa Laura
  -
Laura Gil ya está con las postales, ponlas en curso
  shop: in-progress
lo que sigue a nombre de Gonzalo pásalo al 15 de diciembre
  paint: due 2026-12-15; vitrina: due 2026-12-15
Lo que sigue a nombre de Gonzalo
  -
¿Qué sigue a nombre de Gonzalo?
  -
La inauguración es el 14 de diciembre, cambia las postales a ese día
  shop: due 2026-12-14
Cambia las postales a ese día
  -
Hazme una tarea para Peter para el lunes: Probar las linternas
  +: due 2026-11-30, title 'Probar las linternas', to Peter Novak
Crea una tarea a mi nombre: Llamar a la prensa
  +: title 'Llamar a la prensa', to Elena Sanchís
@ no apuntes nada en un comentario: ya lo hago yo
  -
Mañana avísame de lo de la alarma
  alarm: remind Elena Sanchís 2026-11-26
El lunes le recordé a Peter lo de la alarma
  -
El préstamo de Bilbao no debería llamarse «Loan»
  -
@ Al final no le falta la etiqueta sala
  -
Laura Gil ya está actualizando los horarios, ponlos en curso y para el 3 de diciembre
  web: due 2026-12-03, in-progress
Gonzalo ya está pintando las paredes
  -
Gonzalo está con la vitrina, no la muevas
  -
Que lo haga Leire
  -
el catálogo que lo lea quien quiera
  -
Las postales que pide Laura Pons son caras
  -
Lo que todavía está a nombre de Hugo pásaselo a Gonzalo
  -
pásale la guía de audio a Peter para el 9 de diciembre
  audio: due 2026-12-09, to Peter Novak
La guía de audio, para Peter y para el 9 de diciembre
  audio: due 2026-12-09, to Peter Novak
si Marcos no puede, que el catálogo lo haga Leire
  -
Peter pregunta si la alarma la puede hacer Gonzalo
  -
necesito que les quites la fecha a los horarios
  web: due never
El catálogo no se encarga solo
  -
`;
