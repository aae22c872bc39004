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
assign to Nerea everything that is tagged court
  appeal: to Nerea Gil; witness: to Nerea Gil
the NDA is approved, hand it over to Nerea with a deadline of Friday
  nda: to Nerea Gil, todo
David can't make the Norte fees this week, give him until the 4th
  fees: due 2026-12-04
Irene: minutes by tomorrow please
  minutes: due 2026-11-26
put the scanning of the divorce files in progress and Irene on it
  archive: in-progress, to Irene Marín
el testamento de Ibarra ya está firmado, a hecho
  will: done
recuérdale a Simon lo de la apelación el viernes
  appeal: remind Simon Blake 2026-11-27
take the deadline off the trainee interviews and put Nerea on them
  trainees: due never, to Nerea Gil
add "call the landlord" as a comment on the lease
  lease: say 'call the landlord'
make a task "Order new letterheads" for David and tag it office
  +: tag office, title 'Order new letterheads', to David Osei
créame una tarea: preparar la junta de diciembre, Irene, 9 de diciembre
  +: due 2026-12-09, title 'Preparar la junta de diciembre', to Irene Marín
what is urgent goes to Simon
  -
Nerea and Simon both want the appeal
  -
the judge moved the hearing to March
  -
let's see whether Irene finishes the minutes
  -
@ move it to the 9th and let David know in a comment: the landlord is abroad
  lease: due 2026-12-09, say 'the landlord is abroad'
@ mejor para el lunes, y que la haga Irene
  lease: due 2026-11-30, to Irene Marín
not urgent, sometime next week is fine
  -
@ this one is David's now, he starts on Monday
  lease: to David Osei
reopen and give back to Nerea
  -
`;
