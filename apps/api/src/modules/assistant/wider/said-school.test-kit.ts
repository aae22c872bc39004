/** What colleagues type at a school, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const school = `
Hannah's trip thing needs to move to Friday 4 December
  coach: due 2026-12-04
move the coach booking for the museum to done and the bike shed to in progress
  bikes: in-progress; coach: done
maths exams are printed, tick that off
  exams: done
roof leak -> pending, waiting for the insurer
  roof: pending
la gotera del gimnasio es cosa de Diego ahora
  roof: to Diego Lara
Marta's overdue ones to the 30th please
  play: due 2026-11-30
quita la fecha del catálogo de libros y déjala sin asignar
  books: due never, to nobody
aprueba el menú del comedor y pónselo a Emma Stone
  menu: to Emma Stone, todo
bump all urgent ones to tomorrow
  exams: due 2026-11-26; roof: due 2026-11-26
set everything Raúl has to in progress
  -
todas las de Hannah a en curso y para el viernes
  coach: due 2026-11-27, in-progress; lice: due 2026-11-27, in-progress
give everything that nobody has to Raúl
  bikes: to Raúl Peña; wifi: to Raúl Peña
create "Fire drill" for Emma Ruiz on 14 December
  +: due 2026-12-14, title 'Fire drill', to Emma Ruiz
crea una tarea para comprar rotuladores, que la haga Raúl
  +: title 'comprar rotuladores', to Raúl Peña
task for me: phone the inspector, tomorrow
  +: due 2026-11-26, title 'phone the inspector', to Joan Pryce
comment on the lice letter that the nurse has seen it
  lice: say 'the nurse has seen it'
put Emma on the canteen menu
  -
someone should look at the wifi
  -
Hannah wonders if the trip can be on Friday
  -
I would have given the exams to Hannah
  -
if it rains move the bike shed to pending
  -
Actually leave the roof with Raúl
  -
@ back to pending, the museum is closed until January
  coach: pending
@ cambia la fecha a pasado mañana y avísame el lunes
  coach: due 2026-11-27, remind Joan Pryce 2026-11-30
@ mark it urgent; Diego does it; by Monday
  coach: due 2026-11-30, tag urgent, to Diego Lara
trip coach -> Diego, 2 Dec, urgent
  coach: due 2026-12-02, tag urgent, to Diego Lara
Give Hannah's coach booking to Diego because she is on leave till Friday
  coach: to Diego Lara
the bike shed and the wifi both go to Raúl
  bikes: to Raúl Peña; wifi: to Raúl Peña
close the maths exams and the gym roof
  exams: done; roof: done
Los boletines, una semana más
  reports: due 2026-12-17
los boletines necesitan una semana más
  reports: due 2026-12-17
al menú de enero quítale la fecha
  menu: due never
Raúl se encarga del wifi
  wifi: to Raúl Peña
que Hannah se encargue del cobertizo de bicis
  bikes: to Hannah Cole
assign the library books to whoever is free
  -
can Diego take the wifi? it should be done by the 11th
  wifi: due 2026-12-11, to Diego Lara
mark Marta's costumes done, they look great
  play: done
put 14 December on the lice letter
  lice: due 2026-12-14
rename the lice letter: Letter about lice
  lice: title 'Letter about lice'
`;
