import { type Trade, trade } from './trade.test-kit';

/** Four trades, each with a ticket open; today is Wednesday 2026-11-25. */
export const trades: Readonly<Record<string, Trade>> = {
  bakery: trade(
    [
      'Rosa Vidal',
      'Iñaki Sola',
      'Marta Soto',
      'Ben Carter',
      'Lucía Prado',
      'Lucía Ferrer',
      'Omar Haddad',
      'Petra Lang, House, Staff, gone',
    ],
    'cake',
    `
    oven | Service the deck oven | Ben Carter | todo | 2 | equipment
    flour | Order rye flour for Christmas | Marta Soto | in-progress | -1 | supplies urgent
    pests | Control de plagas en el obrador | | todo | 5 | hygiene
    cake | Wedding cake for the Dunne family | Lucía Prado | todo | 10 | orders
    roscon | Probar la receta del roscón sin gluten | Iñaki Sola | in-progress | 9 | recipes
    labels | Allergen labels for the counter | Omar Haddad | on-approval | 6 | hygiene legal
    van | Replace the tyres of the delivery van | Omar Haddad | pending | | equipment
    shifts | Turnos de Navidad | Rosa Vidal | todo | 7 | staff
    reader | Fix the card reader at the till | Ben Carter | todo | -3 | equipment urgent
    price | Baguette price in the new shop | Marta Soto | pending | -6 | prices
    shop | Online shop shows sold-out bread | | todo | | website
    orders | Customers order bread that is sold out | | todo | | website
    `,
  ),
  firm: trade(
    [
      'Alba Ortega',
      'Simon Blake',
      'Nerea Gil',
      'Paula Reyes',
      'Paula Costa',
      'David Osei',
      'Irene Marín',
      'Hector Ruiz, House, Staff, gone',
    ],
    'lease',
    `
    lease | Review the lease of Calle Mayor 14 | Nerea Gil | in-progress | 1 | property
    appeal | File the appeal in the Martín case | Simon Blake | todo | 3 | court urgent
    will | Redactar el testamento de la señora Ibarra | Paula Reyes | todo | 14 | family
    fees | Chase the unpaid fees of Norte Logistics | David Osei | todo | -4 | billing
    nda | NDA for the Kestrel merger | Irene Marín | on-approval | 2 | corporate
    archive | Scan the old divorce files | | pending | | archive
    minutes | Actas de la junta de Bodegas Salcedo | Irene Marín | in-progress | -2 | corporate
    witness | Prepare the witness for the hearing | Simon Blake | in-progress | 6 | court
    trainees | Interview two trainees | Alba Ortega | todo | 12 | staff
    coffee | Buy a coffee machine for the meeting room | | todo | | office
    `,
  ),
  school: trade(
    [
      'Joan Pryce',
      'Marta Ibáñez',
      'Diego Lara',
      'Hannah Cole',
      'Emma Stone',
      'Emma Ruiz',
      'Raúl Peña',
      'Luis Mora, House, Staff, gone',
    ],
    'coach',
    `
    coach | Book the coach for the museum trip | Hannah Cole | todo | 4 | trips
    exams | Print the maths exams | Diego Lara | todo | -1 | exams urgent
    roof | Leak in the gym roof | Raúl Peña | in-progress | -8 | building urgent
    books | Catalogar los libros donados | Marta Ibáñez | todo | 20 | library
    play | Costumes for the Christmas play | Marta Ibáñez | in-progress | -2 | events
    menu | Menú del comedor de enero | Emma Ruiz | on-approval | 5 | canteen
    lice | Letter to parents about the lice | Hannah Cole | pending | | families
    wifi | Wifi en el aula de música | | todo | | building
    reports | Boletines del primer trimestre | Diego Lara | in-progress | 15 | exams
    bikes | Bike shed for pupils | | pending | | building
    `,
  ),
  garage: trade(
    [
      'Fermín Roble',
      'Kate Lowe',
      'Pavel Novak',
      'Sara Vidal',
      'Sara Molina',
      'Javi Ortiz',
      'Tina Brand',
      'Oscar Gray, House, Staff, gone',
    ],
    'clutch',
    `
    clutch | Clutch of the blue Corsa | Pavel Novak | in-progress | 0 | repair
    brakes | Brake pads for the school bus | Kate Lowe | todo | 2 | repair urgent
    itv | Pasar la ITV de la furgoneta | Javi Ortiz | todo | -3 | inspection
    lift | Repair the second car lift | Tina Brand | pending | 9 | workshop
    oil | Recoger el aceite usado | Javi Ortiz | todo | 6 | waste
    quote | Paint quote for Mrs Doyle's Mini | Kate Lowe | on-approval | 1 | quotes
    offer | Winter tyre offer for regulars | Sara Molina | todo | -5 | marketing
    wrenches | Count the torque wrenches | | todo | | workshop
    policy | Seguro del taller | Fermín Roble | todo | 12 | legal
    spare | Duplicate keys for the courtesy cars | | pending | | cars
    `,
  ),
};
