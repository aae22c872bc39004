/** What is typed at the theatre, and below it what is to be offered, or what an answer is to say. */
export const theatre = `
hazle un recordatorio a Beatriz de la subvención para el lunes
  subv: remind Beatriz León 2026-11-30
pásale lo de las butacas a Iván
  butacas: to Iván Duarte
pasalo a olga
  -
@ pásalo a Iván
  focos: to Iván Duarte
@ pasaselo a ivan y ponlo para el lunes
  focos: due 2026-11-30, to Iván Duarte
¿puedes poner las goteras a nombre de Iván?
  goteras: to Iván Duarte
podrías cambiar la fecha de la nota de prensa al viernes?
  nota: due 2026-11-27
necesito que las capas estén el jueves
  capas: due 2026-11-26
habría que mover la campaña de abonos al 18 de diciembre
  abonos: due 2026-12-18
que Tom se encargue de las goteras
  goteras: to Tom Hadley
dile a Iván que haga las goteras
  -
crea un ticket para comprar bombillas, para Rubén, el viernes
  +: due 2026-11-27, title 'Comprar bombillas', to Rubén Salas
apunta una tarea: llamar al afinador del piano, mañana, Tom
  +: due 2026-11-26, title 'llamar al afinador del piano', to Tom Hadley
hay que hacer una tarea para encargar programas de mano, para el 3 de diciembre
  +: due 2026-12-03, title 'Encargar programas de mano'
añade una tarea para mí: revisar los contratos de los actores
  +: title 'revisar los contratos de los actores', to Inés Cano
créame una tarea de limpiar el foso con fecha del martes
  +: due 2026-12-01, title 'Limpiar el foso'
quita a Rubén de los focos
  focos: to nobody
deja los focos sin responsable
  focos: to nobody
quítale la fecha al seguro
  seguro: due never
retrasa la subvención tres días
  subv: due 2026-12-04
adelanta las capas un día
  capas: due 2026-11-28
dale una semana más a la campaña de abonos
  abonos: due 2026-12-17
aplaza el plan de ensayos hasta el 15
  ensayo: due 2026-12-15
etiqueta las goteras como urgente
  goteras: tag urgente
quita la etiqueta urgente de los focos
  focos: no urgente
las goteras son urgentes, ponles la etiqueta
  goteras: tag urgente
cámbiale el nombre a las goteras: Goteras en el almacén de vestuario
  goteras: title 'Goteras en el almacén de vestuario'
pon un comentario en el cartel: falta el logo del ayuntamiento
  cartel: say 'falta el logo del ayuntamiento'
comenta en la nota de prensa que el estreno es a las ocho
  nota: say 'el estreno es a las ocho'
descripción de las goteras: cae agua junto a la puerta
  goteras: text 'cae agua junto a la puerta'
divide la campaña de abonos en 'Diseñar el folleto' y 'Enviar los correos'
  +: due 2026-12-10, in-progress, tag taquilla, title 'Enviar los correos', to Clara Mena; abonos: title 'Diseñar el folleto'
el cartel está aprobado, pásalo a por hacer
  cartel: todo
ya hemos mandado la nota de prensa, ciérrala
  nota: done
lo de la subvención ya está hecho
  subv: done
todo lo vencido para el viernes
  focos: due 2026-11-27; micros: due 2026-11-27; nota: due 2026-11-27
todas las tareas abiertas de Olga para Iván
  capas: to Iván Duarte
pon las de prensa en pendiente
  cartel: pending; nota: pending
dale las goteras a Tom. no, mejor a Iván
  goteras: to Iván Duarte
mueve las capas al jueves, perdón, al viernes
  capas: due 2026-11-27
las capas a iván y el monitor a rubén
  capas: to Iván Duarte; monitor: to Rubén Salas
hola! puedes cerrar los micros porfa?
  micros: done
buenas, el plan de ensayos lo llevo yo pero para el lunes
  ensayo: due 2026-11-30
recuérdame mañana lo del seguro
  seguro: remind Inés Cano 2026-11-26
avisa a Clara Ruiz el lunes de que el cartel sigue sin aprobar
  cartel: remind Clara Ruiz 2026-11-30
el telón, a Rubén y en curso
  telon: in-progress, to Rubén Salas
reabre lo de las pelucas, que faltan dos
  pelucas: todo
no cierres los focos todavía
  -
¿deberíamos aplazar el estreno?
  -
asigna las butacas a Clara
  -
pasa las goteras a Pablo
  -
ciérralo hasta que pague el ayuntamiento
  -
a lo mejor Olga podría hacer las butacas
  -
Rubén dice que quizá termine los focos mañana
  -
crea una tarea
  -
qué tarea lleva más días parada en pendiente
  ? Reparar el motor del telón / Butacas rotas
qué tengo para esta semana?
  ? !Coser
que tiene Iván
  ? Reparar el motor del telón
¿y qué hay sin asignar?
  ? Butacas rotas | Goteras
cuántas tareas tiene Olga abiertas
  ? 1 / una
quién lleva lo del telón?
  ? Iván Duarte
¿para cuándo son las capas?
  ? 29
qué está vencido
  ? Cambiar los focos | microphones | Nota de prensa
¿cuál es la tarea más antigua?
  ? Cambiar / Coser / Buy / Cartel
qué es lo próximo que vence?
  ? monitor
quién está en Técnica?
  ? Rubén Salas | Iván Duarte
¿qué tareas son urgentes?
  ? focos | subvención
qué falta de prensa
  ? Cartel | Nota
quién tiene más tareas, Olga o Tom?
  ? Tom
qué tareas no tienen fecha
  ? Butacas | Goteras
¿en qué está Tom ahora?
  ? monitor
cuándo vence lo de Beatriz
  ? 1 / subvención
¿tiene Olga algo vencido?
  ? no / nada / ninguna
qué etiquetas tiene la nota de prensa
  ? prensa
dame las tareas de Clara
  -
¿está hecho lo de las pelucas?
  ? hech / Hecho
en qué columna está el cartel?
  ? aprobación / Propuesta / aprobar
`;
