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
`;
