/** What is typed at the museum, and below it what is to be offered, or what an answer is to say. */
export const museum = `
¿quién lleva la vitrina rota?
  ? Gonzalo
que dijo Leire de la maqueta
  ? mástil
¿qué prometió Gonzalo?
  ? vitrina
cuántas páginas tiene el catálogo
  ? 120
¿dónde se imprime el catálogo?
  ? Gráficas Norte
cuándo es la inauguración?
  ? catorce
qué se decidió en la reunión de exposiciones
  ? Gráficas Norte | catorce
quién estuvo en la reunión de exposiciones
  ? Marcos | Leire | Gonzalo
desde cuándo está parada la pintura de la sala cuatro
  ? 6
cuánto lleva pendiente lo de las lámparas
  ? 23
qué tareas llevan más tiempo sin moverse
  ? Pintar
¿qué se ha terminado esta semana?
  ? Boletín
qué cambió desde el lunes
  ? Boletín
tengo algo pendiente?
  -
¿quién tiene menos tareas?
  -
¿quién está libre?
  ? Elena / nadie
¿cuántas tareas hay en pendiente?
  ? 3 / tres
qué vence la semana que viene
  ? Guía
¿hay algo urgente sin terminar?
  ? Vitrina | alarm
cuéntame cómo va el catálogo
  ? Catálogo
estado del préstamo de Bilbao
  ? Loan
¿está aprobado el catálogo?
  ? aprobación / Propuesta / aprobar
¿y Ruth qué hace?
  ? School | Guía
que tareas tiene Laura
  -
qué lleva Laura Gil
  ? horarios
compara a Marcos y Ruth
  ? Marcos | Ruth
qué departamento tiene más trabajo
  ? Conservación / Montaje
y las de Leire?
  ? Restaurar
¿qué tiene vencido Gonzalo?
  ? Vitrina
¿alguna tarea sobre postales?
  ? postales
who is responsible for the fire alarm
  ? Peter
when do the school visits have to be ready?
  ? 11
what's Ruth got?
  ? School | Guía
how late is the loan agreement?
  ? 18 / 7 / seven
qué tareas de conservación no tienen responsable
  ? Humidity
ponle la vitrina a Laura
  -
ponle lo de los sensores a Leire
  humid: to Leire Aguirre
¿me puedes pasar las lámparas a Peter y ponerlas en progreso?
  light: in-progress, to Peter Novak
oye, las postales que estén para el 1 de diciembre
  shop: due 2026-12-01
Gonzalo está de baja, pasa todo lo suyo a Marcos
  paint: to Marcos Vila; vitrina: to Marcos Vila
la vitrina ya está arreglada
  vitrina: done
cambia el responsable de la web por Laura Pons
  web: to Laura Pons
cambia la fecha de las visitas escolares al 10 de diciembre
  school: due 2026-12-10
que la guía de audio sea para el viernes
  audio: due 2026-11-27
hazme una tarea para pedir cristal, para el lunes y a nombre de Gonzalo
  +: due 2026-11-30, title 'Pedir cristal', to Gonzalo Prats
crea una tarea para que Peter revise las cámaras
  +: title 'Revisar las cámaras', to Peter Novak
necesitamos una tarea: contratar al fotógrafo, Laura Gil, 4 de diciembre
  +: due 2026-12-04, title 'contratar al fotógrafo', to Laura Gil
nueva tarea Medir la sala tres, Gonzalo, mañana
  +: due 2026-11-26, title 'Medir la sala tres', to Gonzalo Prats
quiero que Marcos tenga el préstamo listo el jueves
  loan: due 2026-11-26
recuérdale a Ruth mañana la guía
  audio: remind Ruth Ellery 2026-11-26
mándale un recordatorio a Peter el viernes sobre la alarma
  alarm: remind Peter Novak 2026-11-27
marca los sensores como urgentes
  humid: tag urgente
la alarma ya no es urgente
  alarm: no urgente
pon la etiqueta legal al catálogo y quita publicaciones
  cat: no publicaciones, tag legal
vuelve a abrir el boletín
  news: todo
quita la fecha de la pintura y déjala sin nadie
  paint: due never, to nobody
pospón la web una semana
  web: due 2026-12-03
atrasa la alarma hasta el martes
  alarm: due 2026-12-01
anota en la vitrina: el cristal llega el lunes
  vitrina: say 'el cristal llega el lunes'
deja dicho en el préstamo que falta la firma de Bilbao
  loan: say 'falta la firma de Bilbao'
renombra las postales a 'Pedir postales y marcapáginas'
  shop: title 'Pedir postales y marcapáginas'
el préstamo, a Elena
  loan: to Elena Sanchís
me quedo yo con los sensores
  humid: to Elena Sanchís
give the map room lamps to Peter, due Dec 2
  light: due 2026-12-02, to Peter Novak
lamps in the map room are fixed
  light: done
school visits: tag urgente, Ruth keeps it
  school: tag urgente
please reassign both of Gonzalo's to Marcos
  paint: to Marcos Vila; vitrina: to Marcos Vila
asigna los sensores a Hugo
  -
no toques la vitrina
  -
¿y si pasamos la vitrina a Marcos?
  -
si llega el cristal, cierra la vitrina
  -
quizá haya que mover la alarma al lunes
  -
cuando acabe Leire, pásalo a hecho
  -
@ dale dos semanas más
  barco: due 2026-12-29
@ quién lo lleva?
  ? Leire
@ para cuando es?
  ? 15
@ desde cuándo está en progreso
  ? 13
@ qué dijo Leire de esto?
  ? mástil
@ pon que falta el mástil
  -
@ mejor para el 18
  barco: due 2026-12-18
@ a Marcos, y urgente
  barco: tag urgente, to Marcos Vila
`;
