/** What colleagues type at a garage, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const garage = `
the ITV of the van is done, Javi passed it this morning, close it please
  itv: done
las pastillas de freno del autobús para Pavel y que estén mañana
  brakes: due 2026-11-26, to Pavel Novak
lift repair: no date, nobody
  lift: due never, to nobody
give Javi's overdue tasks to Tina and make them due on Friday
  itv: due 2026-11-27, to Tina Brand
swap Kate for Pavel on the brake pads
  brakes: to Pavel Novak
let's do the used oil on the 3rd instead
  oil: due 2026-12-03
paint quote for the mini approved by mrs doyle, to do and Pavel
  quote: to Pavel Novak, todo
vuelve a poner el seguro del taller en pendiente, que el corredor no contesta
  policy: pending
everything in workshop to Javi please
  lift: to Javi Ortiz; wrenches: to Javi Ortiz
add legal tag to both the insurance and the ITV
  itv: tag legal
rename 'Winter tyre offer for regulars' 'Winter tyre offer'
  offer: title 'Winter tyre offer'
Sara Molina's offer should wait until 15 January
  offer: due 2027-01-15
assign the courtesy car keys to Sara
  -
para el elevador: comentario "pedir presupuesto a Ravaglioli"
  lift: say 'pedir presupuesto a Ravaglioli'
Oscar can do the wrenches
  -
we decided not to give the oil to Tina
  -
is the Corsa done or should I move it to Friday?
  -
kate asked me to close her quote
  -
@ Kate instead of Pavel, due 30 Nov
  clutch: due 2026-11-30, to Kate Lowe
no longer urgent
  -
Tina takes the oil, Javi takes the lift
  lift: to Javi Ortiz; oil: to Tina Brand
pasa el seguro del taller a Kate y ponle fecha del 4 de diciembre por favor
  policy: due 2026-12-04, to Kate Lowe
the winter tyre offer is late, move it to this Friday
  offer: due 2026-11-27
everything overdue to tomorrow
  itv: due 2026-11-26; offer: due 2026-11-26
all repair tasks are urgent
  -
tag all repair tasks urgent
  clutch: tag urgent
comment on Kate's quote: Mrs Doyle wants matt paint
  quote: say 'Mrs Doyle wants matt paint'
lo del aceite usado y la ITV, para el 1 de diciembre
  itv: due 2026-12-01
dame a mí lo del elevador
  lift: to Fermín Roble
quítale a Javi la ITV y dásela a Tina
  itv: to Tina Brand
@ Pavel is stuck, move it to pending and remind me on Friday
  clutch: pending, remind Fermín Roble 2026-11-27
finish by tomorrow, Kate helps
  -
`;
