/** What colleagues type at a bakery, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const bakery = `
deck oven service to omar pls
  oven: to Omar Haddad
hand the card reader over to Iñaki, Ben is off sick
  reader: to Iñaki Sola
could somebody please put the gluten free roscón on Marta's name
  roscon: to Marta Soto
everything overdue of Marta to next Monday
  flour: due 2026-11-30; price: due 2026-11-30
all of Ben's stuff goes to Omar from today, Ben is leaving us
  oven: to Omar Haddad; reader: to Omar Haddad
pest control is for me, deadline 4 dec
  pests: due 2026-12-04, to Rosa Vidal
hola rosa aquí, lo de las plagas que lo lleve Omar por favor
  pests: to Omar Haddad
pásale a Ben lo de los neumáticos de la furgoneta
  van: to Ben Carter
el precio de la baguette ya está decidido, ciérralo
  price: done
rye flour arrived this morning so that's done
  flour: done
los turnos de navidad, para el 9 de diciembre mejor
  shifts: due 2026-12-09
the allergen labels are fine, approve them and give them to Ben
  labels: to Ben Carter, todo
van tyres: in progress, Ben, due Friday
  van: due 2026-11-27, in-progress, to Ben Carter
merge the two tasks about sold-out bread
  orders: delete
create a task for Ben to clean the proofing cabinet by Friday
  +: due 2026-11-27, title 'Clean the proofing cabinet', to Ben Carter
new task - sharpen the bread knives - for Omar, due 3 dec
  +: due 2026-12-03, title 'sharpen the bread knives', to Omar Haddad
apunta una tarea: llamar al molino, para Marta, el jueves
  +: due 2026-11-26, title 'llamar al molino', to Marta Soto
take urgent off the card reader and the rye flour
  flour: no urgent; reader: no urgent
tag everything of Omar's with staff
  labels: tag staff; van: tag staff
the sold out bread thing in the online shop needs the tag urgent
  shop: tag urgent
give the wedding cake to Lucía
  -
make Petra do the pest control
  -
remind Ben on monday about the deck oven
  oven: remind Ben Carter 2026-11-30
recuérdame mañana lo de los turnos de Navidad
  shifts: remind Rosa Vidal 2026-11-26
Put a note on the deck oven: the technician only comes on Thursdays
  oven: say 'the technician only comes on Thursdays'
en las etiquetas de alérgenos comenta: falta el sésamo
  labels: say 'falta el sésamo'
I don't think we should close the card reader yet
  -
Marta said to move the roscón to done
  -
what if we moved the deck oven to January?
  -
Ben moved the oven to done yesterday
  -
please don't touch the wedding cake
  -
we could push the rye flour to Friday, no idea
  -
@ lucia prado is swamped, marta takes it
  cake: to Marta Soto
@ dale dos semanas más y pásalo a en curso
  cake: due 2026-12-19, in-progress
@ all done here, the family was delighted
  cake: done
@ cámbiale el nombre a Tarta de boda Dunne
  cake: title 'Tarta de boda Dunne'
@ set status to in progress and bump due date to the 12th
  cake: due 2026-12-12, in-progress
Morning! Ben called in sick so could you give the deck oven to Iñaki and push it to Monday?
  oven: due 2026-11-30, to Iñaki Sola
rye flour: done. baguette price: friday. card reader: iñaki.
  flour: done; price: due 2026-11-27; reader: to Iñaki Sola
please move everything of Omar's that is still pending to done
  van: done
could you mark both of Ben's tasks urgent
  oven: tag urgent
cancel the deadline of the christmas shifts
  shifts: due never
the pest control needs an owner: Omar
  pests: to Omar Haddad
lo de los neumáticos, que lo haga Ben antes del viernes
  van: due 2026-11-27, to Ben Carter
anda, ponle a Marta el control de plagas y fecha para el lunes
  pests: to Marta Soto
etiqueta con legal los turnos de navidad
  shifts: tag legal
lo del roscón lo llevo yo a partir de ahora
  roscon: to Rosa Vidal
todas las de Marta que están vencidas pásalas a Ben
  flour: to Ben Carter; price: to Ben Carter
we have two flour suppliers now
  -
Omar thinks the van is fine
  -
is the deck oven still with Ben?
  -
I told Ben to finish the oven by Friday
  -
no muevas nada de lo de Marta
  -
¿y si le damos el horno a Omar?
  -
`;
