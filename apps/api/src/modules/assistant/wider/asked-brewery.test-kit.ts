/** What is typed at the brewery, and below it what is to be offered, or what an answer is to say. */
export const brewery = `
make a ticket for ordering new chairs, due Monday, for Jorge
  +: due 2026-11-30, title 'Order new chairs', to Jorge Lamas
make a ticket for cleaning the fermenters
  +: title 'Clean the fermenters'
can you put the cold room leak on Jorge's plate
  leak: to Jorge Lamas
could you please give the price list to Priya?
  prices: to Priya Nair
Astrid should take the leak
  leak: to Astrid Berg
I need the duty return done by Friday
  duty: due 2026-11-27
we should push the Santander stand to 18 December
  fest: due 2026-12-18
let's move the yeast test to pending
  yeast: pending
please have Daniel West pick up the glasses order
  glass: to Daniel West
hey, can you close the Bar Lumen invoice
  invoice: done
hi tavla, quick one: tap list is done
  tap: done
morning! the hops go to Jorge, and make them due 2 December
  hops: due 2026-12-02, to Jorge Lamas
unassign the kettle
  kettle: to nobody
take Jorge off the kettle please
  kettle: to nobody
remove the due date from the glasses
  glass: due never
get rid of the date on the hops order
  hops: due never
postpone the duty return by three days
  duty: due 2026-12-03
bring the hops forward by two days
  hops: due 2026-11-29
the yeast thing can wait another week
  yeast: due 2026-12-14
give the photos another two days
  site: due 2026-11-29
tag the leak as urgent
  leak: tag urgent
the kettle isn't urgent anymore, remove the tag
  kettle: no urgent
untag urgent from the duty return
  duty: no urgent
swap the marketing tag on the photos for taproom
  site: no marketing, tag taproom
rename the leak to Water leak in the cold room
  leak: title 'Water leak in the cold room'
call the glasses one 'Order 400 branded glasses'
  glass: title 'Order 400 branded glasses'
add a description to the leak: water under the third rack, every morning
  leak: text 'water under the third rack, every morning'
split the tap list into 'Choose the beers' and 'Print the list'
  +: due 2026-11-28, in-progress, tag taproom, title 'Print the list', to Daniel Ortuño; tap: title 'Choose the beers'
leave a comment on the hops: supplier wants payment upfront
  hops: say 'supplier wants payment upfront'
comment on the stout labels saying the printer needs the file by Monday
  labels: say 'the printer needs the file by Monday'
remind me about the duty return on Friday
  duty: remind Helen Marsh 2026-11-27
remind Carmela tomorrow to file the alcohol duty return
  duty: remind Carmela Ríos 2026-11-26
ping Jorge about the kettle tomorrow
  kettle: remind Jorge Lamas 2026-11-26
everything that's overdue to Friday
  invoice: due 2026-11-27; kegs: due 2026-11-27; kettle: due 2026-11-27; prices: due 2026-11-27
all of Nico's tasks to Priya
  labels: to Priya Nair; prices: to Priya Nair
give everything tagged taproom to Daniel Ortuño
  glass: to Daniel Ortuño
move all the marketing tasks to pending
  labels: pending; site: pending
the stout labels are approved
  labels: todo
hops to astrid, due 3 december, urgent
  hops: due 2026-12-03, tag urgent
price list: Priya, Friday, in progress
  prices: due 2026-11-27, in-progress, to Priya Nair
give the leak to Jorge. no, to Astrid
  leak: to Astrid Berg
move the hops to Thursday, sorry, Friday
  hops: due 2026-11-27
close the tap list and give the chairs to Daniel West
  chairs: to Daniel West; tap: done
pls asign the leak to jorge and set it to in progres
  leak: in-progress, to Jorge Lamas
put the chairs on hold until February
  -
close it until the client pays
  -
@ close it until the client pays
  -
close the tap list until the printer is back
  -
close the tap list, the printer is away until Friday
  tap: done
postpone the duty return until February
  -
I need a task to be closed
  -
create two tasks: 'Wash the kegs' and 'Clean the bar' and give both to Jorge
  -
don't close the kettle yet
  -
should we close the kettle?
  -
give the chairs to Daniel
  -
give the leak to Stefan
  -
Jorge said he might finish the kettle tomorrow
  -
what if we moved the duty return to next week?
  -
make a task for Astrid to wash the kegs by Tuesday
  +: due 2026-12-01, title 'Wash the kegs', to Astrid Berg
add a task: call the bottle supplier, Nico, tomorrow
  +: due 2026-11-26, title 'call the bottle supplier', to Nico Ferrán
we need a task for renewing the bar licence, due 15 December
  +: due 2026-12-15, title 'Renew the bar licence'
new ticket 'Check the CO2 bottles' tagged equipment in in progress
  +: in-progress, tag equipment, title 'Check the CO2 bottles'
I want a to-do to phone the insurance, by Thursday, on me
  +: due 2026-11-26, title 'Phone the insurance', to Helen Marsh
@ give it to Astrid and postpone it to Monday
  kettle: due 2026-11-30, to Astrid Berg
@ I'm done with this
  kettle: done
@ can this wait until Thursday? then move it
  -
@ this should be Astrid's
  kettle: to Astrid Berg
@ make it due tomorrow please
  kettle: due 2026-11-26
@ stop, leave it as it is
  -
@ who else is on this?
  ? Jorge
@ when was this due?
  ? 23 / 2026-11-23
@ what's the status?
  ? in progress
`;
