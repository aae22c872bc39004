/** What colleagues wish in Spanish at the theatre, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const theatre = `
Lo de las goteras no lo tiene nadie. Que lo haga Iván
  goteras: to Iván Duarte
las butacas rotas que las arregle iván
  butacas: to Iván Duarte
Las capas que las cosa Olga
  -
los micros que los compre Rubén
  micros: to Rubén Salas
La nota de prensa del estreno que la escriba Beatriz León
  nota: to Beatriz León
Que del seguro se encargue Rubén
  seguro: to Rubén Salas
de las goteras que se ocupe rubén
  goteras: to Rubén Salas
@ De esto se encarga Olga a partir de ahora
  focos: to Olga Petrova
@ de esta se ocupa iván
  focos: to Iván Duarte
@ De esto me encargo yo
  focos: to Inés Cano
De las butacas rotas se encarga Iván desde hoy
  butacas: to Iván Duarte
Lo de las butacas pásaselo a Iván
  butacas: to Iván Duarte
las butacas pasaselas a iván
  butacas: to Iván Duarte
@ pásaselo a Olga
  focos: to Olga Petrova
@ dáselo a iván por favor
  focos: to Iván Duarte
@ Ponlo para el jueves
  focos: due 2026-11-26
@ ponle la etiqueta sala
  focos: tag sala
@ quítale lo de urgente
  focos: no urgente
@ quítale la etiqueta urgente
  focos: no urgente
@ Déjalo para el 3 de diciembre
  focos: due 2026-12-03
@ márcala como hecha
  focos: done
@ ciérrala ya
  focos: done
@ ciérralo, que ya está
  focos: done
@ ¿me la pones en pendiente?
  focos: pending
@ ¿La puedes cerrar?
  focos: done
@ ¿podrías pasársela a Olga?
  focos: to Olga Petrova
@ quiero que se la pases a Olga
  focos: to Olga Petrova
@ necesito que lo cierres
  focos: done
Quiero que cierres el plan de ensayos
  ensayo: done
necesito que le pases las goteras a Rubén
  goteras: to Rubén Salas
¿Podrías pasarle las butacas a Iván?
  butacas: to Iván Duarte
¿me pones el plan de ensayos para el 15 de diciembre?
  ensayo: due 2026-12-15
Hay que pasarle el motor del telón a Rubén
  telon: to Rubén Salas
Pase el motor del telón a Rubén, por favor
  telon: to Rubén Salas
Lo que todavía está a nombre de Olga pásaselo a Iván
  capas: to Iván Duarte
lo que tiene Tom dáselo a Rubén
  micros: to Rubén Salas; monitor: to Rubén Salas
todo lo que lleva Tom pásaselo a Rubén
  micros: to Rubén Salas; monitor: to Rubén Salas
las tareas de Tom pásaselas a Rubén
  micros: to Rubén Salas; monitor: to Rubén Salas
@ apunta en un comentario: faltan dos bombillas
  focos: say 'faltan dos bombillas'
@ deja un comentario: faltan dos bombillas
  focos: say 'faltan dos bombillas'
Apunta en un comentario en la tarea del telón: el motor llega el martes
  telon: say 'el motor llega el martes'
la tarea del cartel de la temporada debería llamarse «Cartel de primavera»
  cartel: title 'Cartel de primavera'
El cartel de la temporada tendría que llamarse "Cartel de primavera"
  cartel: title 'Cartel de primavera'
@ esto debería llamarse «Focos nuevos»
  focos: title 'Focos nuevos'
@ mejor llámala «Focos nuevos»
  focos: title 'Focos nuevos'
Al plan de ensayos le falta la etiqueta urgente, ¿se la pones?
  ensayo: tag urgente
A la nota de prensa le falta la etiqueta urgente
  nota: tag urgente
@ le falta la etiqueta sala
  focos: tag sala
A las goteras le sobra la etiqueta sala, quítasela
  goteras: no sala
El técnico no viene hasta el martes, así que cambia lo del telón a ese día
  telon: due 2026-12-01
La reunión es el martes 8 de diciembre, pon el plan de ensayos para ese día
  ensayo: due 2026-12-08
el viernes recuérdale a rubén lo de los focos
  focos: remind Rubén Salas 2026-11-27
El lunes recuérdame lo de la subvención
  subv: remind Inés Cano 2026-11-30
el 4 de diciembre recuérdale a Olga las capas
  capas: remind Olga Petrova 2026-12-04
Hazme una tarea a mi nombre para pasado mañana: Llamar al fontanero
  +: due 2026-11-27, title 'Llamar al fontanero', to Inés Cano
crea una tarea a nombre de Rubén para el viernes: revisar los cables
  +: due 2026-11-27, title 'Revisar los cables', to Rubén Salas
Hazme una tarea para mañana: Llamar al fontanero
  +: due 2026-11-26, title 'Llamar al fontanero'
iván ya está reparando el telón, ponlo en curso y para el 11 de diciembre
  telon: due 2026-12-11, in-progress
Olga ya está cosiendo las capas, ponlas en curso
  capas: in-progress
Rubén ya ha cambiado los focos, ciérralo
  focos: done
el cartel, para el jueves
  cartel: due 2026-11-26
lo del cartel a Beatriz
  cartel: to Beatriz León
el plan de ensayos, para Clara Ruiz
  ensayo: to Clara Ruiz
las goteras, a Iván
  goteras: to Iván Duarte
lo del seguro, hecho
  seguro: done
Las capas las cose Olga
  -
las goteras las arregló iván
  -
Las goteras que arregló Iván vuelven a aparecer
  -
¿De las goteras se encarga Iván?
  -
Si Iván puede, que haga él las goteras
  -
de esto no se encarga nadie
  -
@ De esto no se encarga Olga
  -
@ de esto se encargaba Olga
  -
¿Lo que está a nombre de Tom se lo pasamos a Rubén?
  -
No le pases las goteras a Rubén
  -
A la nota de prensa no le falta la etiqueta urgente
  -
¿Le falta la etiqueta urgente a la nota de prensa?
  -
El técnico no viene hasta el martes
  -
el técnico no viene el martes
  -
¿el viernes quién le recuerda a rubén lo de los focos?
  -
¿la tarea del cartel debería llamarse «Cartel de primavera»?
  -
Rubén dice que las goteras las haga Iván
  -
ojalá que las goteras las haga Iván
  -
¿Quién se encarga de las goteras?
  -
De las goteras se encarga el seguro
  -
las goteras que las arregle el ayuntamiento
  -
Que las butacas las arregle Pablo
  -
De la nota de prensa se encarga Clara
  -
que las butacas las arregle iván o rubén
  -
de las butacas se ocupa Iván, ¿no?
  -
Cuando vuelva Iván, que las butacas las arregle él
  -
lo del cartel que lo apruebe Inés
  -
no quiero que las butacas las arregle Iván
  -
Me han dicho que de las goteras se encarga Iván
  -
dicen que las butacas las arregle Iván
  -
Creo que de las goteras se encarga Iván
  -
Quizá que las goteras las arregle Iván
  -
el viernes le recuerdo yo a rubén lo de los focos
  -
el viernes no le recuerdes nada a Rubén
  -
Iván ya está con las goteras
  -
Olga ya está cosiendo las capas y no da abasto
  -
El técnico no viene hasta el martes, así que no cambies lo del telón a ese día
  -
Si el técnico no viene hasta el martes, cambia lo del telón a ese día
  -
la tarea del cartel debería llamarse de otra manera
  -
¿Cómo debería llamarse la tarea del cartel?
  -
Hazme una tarea para mañana
  -
¿Por qué le falta la etiqueta urgente a la nota?
  -
lo que todavía está a nombre de Olga no se toca
  -
El estreno es el 12 de diciembre, así que el cartel para ese día
  cartel: due 2026-12-12
A Rubén le falta la etiqueta urgente
  -
@ De esto se encarga Rubén, que ya lo conoce
  -
@ De esto ya no se encarga Rubén
  -
@ de esto se encargará Olga
  focos: to Olga Petrova
`;
