/** What is typed at companies of the lists, and below it what is to be offered, or what an answer is to say. */
export const asked: Readonly<Record<string, string>> = {
  valley: `
¿Qué se ha terminado desde el lunes?
  ? Card reader | !Repair the heating
What was finished since Monday?
  ? Card reader | !fume hood
¿Hasta cuándo tenemos para la solicitud de la subvención?
  ? 11 de diciembre
Until when do we have for the grant application?
  ? 11 December
how long do we have left on the alarm contract?
  ? 18 December
@ how many people can we take along at most?
  ? 25
@ what is the maximum number of people?
  ? 25
@ ¿cuánta gente puede venir como mucho?
  ? 25
de qué va la tarea del telar?
  ? oxygen
what is the loom task about?
  ? oxygen
¿En qué consiste la tarea de los extintores?
  ? 15 de diciembre
¿De qué va lo de los auriculares?
  ? Seven of thirty
¿Cuántas propuestas están esperando que las aprobemos?
  ? 3
How many proposals are waiting for us to approve them?
  ? 3
Did we settle on the replica lamps in the end, I mean how many we buy?
  ? We do not decide that today
Did we settle on the clay workshop in the end?
  ? no se decide
is there anything on the board that nobody has taken yet
  ? Clean the gutters | Water on the depot floor | !Guion
Are there any tasks left that nobody is working on?
  ? Clean the gutters
¿Hay algo en el tablero que no tenga nadie?
  ? Fotos de las tazas
who is writing the wall texts and when should they have been ready?
  ? Teresa Lobo | 23 November
Who is translating the audio guide and when should it have been finished?
  ? Oskar Lindholm | 17 November
¿Quién lleva el presupuesto de 2027 y cuándo debía estar listo?
  ? Ramón Echeverría | 16 de noviembre
¿De quién son los libros parroquiales que se mojaron?
  ? diocese
¿Cuántos niños puede haber como mucho en un grupo escolar?
  ? Veinticinco
@ I'd rather call this one Lantern tour on 12 December
  Night tour in December: title 'Lantern tour on 12 December'
@ I would rather call this task Winter night tour
  Night tour in December: title 'Winter night tour'
@ I'd prefer to call this Lantern evening, due Friday
  Night tour in December: due 2026-11-27, title 'Lantern evening'
@ I'd rather call it a day
  -
@ I'd rather call this one off please
  -
@ I'd rather call this one Friday morning
  -
@ call this one off please
  -
Headsets: the description should now say "Nine of thirty no longer work"
  Replace the broken headsets: text 'Nine of thirty no longer work'
Nájera complaint: the description should now be "They waited fifty minutes"
  Answer the complaint of the Nájera school: text 'They waited fifty minutes'
The price for the replica lamp is fine by me, consider it approved
  Set the price of the replica lamp: todo
The clay workshop is okay with me, count it as approved
  Taller de barro para escolares: todo
consider the poster approved
  Imprimir el cartel de la exposición: todo
The loom is fine by me
  -
the headset thing is on there twice, replace the broken headsets and headset repair. merge them pls
  -
New one for Iker please: Order glue, by Friday
  +: due 2026-11-27, title 'Order glue', to Iker Zabala
New task for Nuria, please: Call the printer
  +: title 'Call the printer', to Nuria Balaguer
Another one for Oskar thanks: Fix the lamp
  -
`,
  architects: `
¿Hasta cuándo tenemos para la maqueta de la estación?
  ? 4 de diciembre
what does the beam check involve?
  ? damp
is there anything left that nobody has picked up yet?
  ? Replace the plotter | !Casa Roble
who is doing the shelving layout and when should it be ready?
  ? Elena Quiroga | 3 December
How many proposals are still waiting to be approved?
  ? 3
the tiles are fine with me, consider them approved
  Choose the floor tiles with the Ferrer family: todo
Plotter: the description should now read "It jams on every sheet"
  Replace the plotter: text 'It jams on every sheet'
New one for Yuki please: Buy foam board, by Monday
  +: due 2026-11-30, title 'Buy foam board', to Yuki Tanabe
`,
  dentists: `
who is comparing the gloves and when should it be done?
  ? Inés Palacio
is there anything on our board that nobody has taken so far
  ? cerradura
what is the children's week about?
  ? Free check-ups
¿De qué va la tarea del compresor?
  ? pierde presión
the consent form is ok for me, consider it approved
  Update the consent form for implants: todo
@ I'd rather call this task Reminder texts three days before
  Reminder texts two days before the appointment: title 'Reminder texts three days before'
New one for Priya pls: Order masks
  +: title 'Order masks', to Priya Raman
`,
  festival: `
¿Hasta cuándo tenemos para el permiso de acampada?
  ? 20 de noviembre
who is booking the hotel rooms and when should they be ready?
  ? Dario Conti | 23 December
do we have anything on the board that no one has taken yet?
  ? Visas for the Senegalese band | Fence along the river side
what is the rig plan about?
  ? Eight hanging points
the stage schedule looks good to me, consider it approved
  Stage schedule for Saturday: todo
Generators: the description should now say "Three of 200 kVA"
  Rent two diesel generators: text 'Three of 200 kVA'
@ I'd rather call this Site plan for the council
  Draw the site plan for the licence: title 'Site plan for the council'
`,
  growers: `
¿Hasta cuándo tenemos para el inventario?
  ? 19 de diciembre
what does the maintenance plan involve?
  ? Maintenance plan
¿En qué consiste lo de las cuchillas?
  ? 900 horas
is there any work left that nobody has taken?
  ? Scan labels | !forklift
who is calibrating the scales and when should they have been ready?
  ? Andrés Molina | 26 November
the glass jars are fine by me, count them as approved
  Order glass jars for spring: todo
New one for Yusuf please: Wash van 3, by Friday
  +: due 2026-11-27, title 'Wash van 3', to Yusuf Demir
`,
};
