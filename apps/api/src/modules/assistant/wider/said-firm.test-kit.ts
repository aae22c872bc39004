/** What colleagues type at a law firm, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const firm = `
Hi! Could you assign the divorce files scanning to Nerea and tag it as billing? Many thanks
  archive: tag billing, to Nerea Gil
appeal martín due tomorrow
  appeal: due 2026-11-26
El recurso del caso Martín pásalo para el lunes
  appeal: due 2026-11-30
pon a Irene con el testamento de la señora Ibarra
  will: to Irene Marín
Simon's two go to Nerea while he is in Lisbon
  appeal: to Nerea Gil; witness: to Nerea Gil
David is overloaded, take the Norte Logistics fees off him and give them to Irene
  fees: to Irene Marín
unassign the trainee interviews
  trainees: to nobody
postpone the witness preparation by three days
  witness: due 2026-12-04
adelanta un día la revisión del contrato de Calle Mayor
  lease: due 2026-11-25
move Kestrel NDA to todo, Nerea should own it and it must be ready by 1 December
  nda: due 2026-12-01, to Nerea Gil, todo
las actas de Bodegas Salcedo están listas, márcalas como hechas
  minutes: done
rename the coffee machine one to "Rent a coffee machine"
  coffee: title 'Rent a coffee machine'
description of the trainee interviews: Two on Tuesday, one on Wednesday
  trainees: text 'Two on Tuesday, one on Wednesday'
Escribe en la descripción del testamento: Tres hijos y una casa en Lekeitio
  will: text 'Tres hijos y una casa en Lekeitio'
everything tagged court is urgent now, tag it so
  witness: tag urgent
all the tasks without a due date should be due on 18 December
  archive: due 2026-12-18; coffee: due 2026-12-18
lo que Irene tenga sin terminar dáselo a David
  minutes: to David Osei; nda: to David Osei
push everything due this week to Monday
  appeal: due 2026-11-30; lease: due 2026-11-30; minutes: due 2026-11-30; nda: due 2026-11-30
assign the lease to Paula
  -
pásale el testamento a Paula Costa, que Paula Reyes está de baja
  will: to Paula Costa
give the hearing to Hector
  -
add a task: Book the notary for the Ibarra will, Paula Reyes, 10 December
  +: due 2026-12-10, title 'Book the notary for the Ibarra will', to Paula Reyes
necesito una tarea nueva para David que sea cobrar a Transportes Lima antes del viernes
  +: due 2026-11-27, title 'cobrar a Transportes Lima', to David Osei
remind Simon about the appeal tomorrow and move it to in progress
  appeal: in-progress, remind Simon Blake 2026-11-26
avisa a David el viernes de las cuotas de Norte Logistics
  fees: remind David Osei 2026-11-27
add to the appeal the comment "the clerk wants two copies"
  appeal: say 'the clerk wants two copies'
Nerea asks whether we should give the appeal to Irene
  -
no cierres las actas todavía
  -
did Irene finish the minutes? if so close it
  -
the client wrote "please move the hearing to March"
  -
assign it to irene and david
  -
@ hand this to David, he knows the landlord
  lease: to David Osei
@ needs another week
  lease: due 2026-12-03
@ que lo termine Irene para el 2
  lease: due 2026-12-02, to Irene Marín
@ untag property, tag billing instead
  lease: no property, tag billing
@ I'll do this myself, next Tuesday
  lease: due 2026-12-01, to Alba Ortega
`;
