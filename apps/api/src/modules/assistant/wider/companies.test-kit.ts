import { type Trade, trade } from './trade.test-kit';

/** Four companies with departments and meetings, each with a ticket open; today is Wednesday 2026-11-25. */
export const companies: Readonly<Record<string, Trade>> = {
  brewery: trade(
    [
      'Helen Marsh, Office, Owner',
      'Jorge Lamas, Brewing, Head Brewer',
      'Astrid Berg, Brewing, Brewer',
      'Nico Ferrán, Sales, Sales Manager',
      'Priya Nair, Sales, Sales Rep',
      'Daniel Ortuño, Taproom, Bar Manager',
      'Daniel West, Logistics, Driver',
      'Carmela Ríos, Office, Accountant',
      'Stefan Wolf, Brewing, Brewer, gone',
    ],
    'kettle',
    `
    kettle | Descale the brew kettle | Jorge Lamas | in-progress | -2 | equipment urgent
    hops | Order Citra hops for spring | Astrid Berg | todo | 6 | supplies
    labels | New labels for the stout | Nico Ferrán | on-approval | 9 | marketing
    kegs | Recoger los barriles vacíos de Gijón | Daniel West | todo | -4 | logistics
    tap | Tap list for December | Daniel Ortuño | in-progress | 3 | taproom
    duty | File the alcohol duty return | Carmela Ríos | todo | 5 | finance urgent
    fest | Stand en la feria de Santander | Priya Nair | pending | 20 | marketing events
    leak | Leak in the cold room | | todo | | equipment
    yeast | Probar la levadura nueva | Astrid Berg | in-progress | 12 | recipes
    chairs | Repair the taproom chairs | Daniel Ortuño | pending | | taproom
    prices | Price list for restaurants | Nico Ferrán | todo | -1 | sales
    van | ITV de la furgoneta | Daniel West | done | -8 | logistics
    glass | Order branded glasses | | pending | 15 | taproom
    invoice | Invoice for Bar Lumen | Carmela Ríos | in-progress | -6 | finance
    site | Fotos para la web | Priya Nair | todo | 2 | marketing
    `,
  ),
  theatre: trade(
    [
      'Inés Cano, Dirección, Directora',
      'Rubén Salas, Técnica, Jefe técnico',
      'Olga Petrova, Vestuario, Sastra',
      'Tom Hadley, Sonido, Sound designer',
      'Clara Mena, Taquilla, Taquillera',
      'Clara Ruiz, Prensa, Jefa de prensa',
      'Iván Duarte, Técnica, Maquinista',
      'Beatriz León, Administración, Contable',
      'Pablo Sanz, Técnica, Eléctrico, gone',
    ],
    'focos',
    `
    focos | Cambiar los focos del escenario | Rubén Salas | in-progress | -3 | técnica urgente
    capas | Coser las capas del segundo acto | Olga Petrova | todo | 4 | vestuario
    micros | Buy two wireless microphones | Tom Hadley | todo | -1 | sonido compras
    cartel | Cartel de la temporada | Clara Ruiz | on-approval | 8 | prensa
    abonos | Campaña de abonos | Clara Mena | in-progress | 15 | taquilla
    telon | Reparar el motor del telón | Iván Duarte | pending | 10 | técnica
    subv | Justificar la subvención del ayuntamiento | Beatriz León | todo | 6 | administración urgente
    butacas | Butacas rotas de la fila siete | | pending | | sala
    ensayo | Plan de ensayos de enero | Inés Cano | todo | 12 | producción
    nota | Nota de prensa del estreno | Clara Ruiz | todo | -5 | prensa
    seguro | Renovar el seguro de la sala | Beatriz León | pending | 30 | administración
    pelucas | Devolver las pelucas alquiladas | Olga Petrova | done | -9 | vestuario
    monitor | Fix the stage monitor hum | Tom Hadley | in-progress | 2 | sonido
    goteras | Goteras en el almacén | | todo | | sala
    `,
  ),
  software: trade(
    [
      'Maya Lindgren, Product, Head of Product',
      'Arjun Rao, Backend, Backend Developer',
      'Sofie Claes, Frontend, Frontend Developer',
      'Tomasz Wilk, Backend, Backend Developer',
      'Ana Beltrán, Support, Support Lead',
      'Kofi Mensah, Frontend, Designer',
      'Ana Torres, Sales, Account Manager',
      'Leo Grant, Backend, Intern, gone',
    ],
    'dark',
    `
    login | Login page times out | Arjun Rao | in-progress | -2 | bug urgent | 30 10
    export | CSV export for invoices | Tomasz Wilk | todo | 5 | feature | 25 25
    dark | Dark mode for the dashboard | Kofi Mensah | in-progress | 14 | feature design | 40 6
    mail | Password mails land in spam | | pending | | bug | 60 45
    docs | Write the API docs | Sofie Claes | todo | -6 | docs | 18 18
    backup | Migrate the backups to Frankfurt | Tomasz Wilk | on-approval | 9 | infra | 5 5
    renewal | Renewal of the Bergmann contract | Ana Torres | todo | 2 | sales urgent | 12 12
    survey | Customer survey on support | Ana Beltrán | in-progress | 7 | support | 15 3
    cert | Certificado SSL caducado en staging | Arjun Rao | todo | 1 | infra urgent | 3 3
    search | Search returns no results with accents | | todo | | bug | 8 8
    icons | New icons for the mobile app | Kofi Mensah | pending | | design | 50 33
    onboard | Onboarding emails | Maya Lindgren | todo | 3 | feature | 9 9
    chat | Chat widget on the pricing page | Sofie Claes | done | -3 | feature | 35 2
    invoice | Facturas duplicadas en el panel | Tomasz Wilk | todo | -4 | bug | 6 6
    `,
    `
    Sprint planning | en | 2 | Maya Lindgren, Arjun Rao, Tomasz Wilk, Sofie Claes
    0 Maya Lindgren: Let us plan the sprint. The login page comes first.
    9 Arjun Rao: The login page times out because the session table has no index.
    20 Maya Lindgren: How long will it take?
    24 >Arjun Rao: Two days. I will add the index by Friday.
    31 Tomasz Wilk: The export needs a new library, it costs 300 euros a year.
    42 !Maya Lindgren: Fine, we buy the library. Decided.
    49 >Sofie Claes: I promise to finish the API docs by the thirtieth of November.
    58 Tomasz Wilk: The backups should move to Frankfurt because the old data centre closes in March.
    70 !Maya Lindgren: Dark mode waits until after Christmas.
    Bergmann call | en | 6 | Maya Lindgren, Ana Torres
    0 Ana Torres: Bergmann wants a discount of ten percent.
    8 !Maya Lindgren: They get five percent if they sign for two years.
    17 >Ana Torres: I will send them the offer tomorrow.
    25 Maya Lindgren: They have 140 users today.
    `,
  ),
  museum: trade(
    [
      'Elena Sanchís, Dirección, Directora',
      'Marcos Vila, Conservación, Conservador',
      'Ruth Ellery, Education, Education Officer',
      'Gonzalo Prats, Montaje, Montador',
      'Leire Aguirre, Conservación, Restauradora',
      'Peter Novak, Security, Head of Security',
      'Laura Gil, Comunicación, Community Manager',
      'Laura Pons, Tienda, Dependienta',
      'Hugo Mas, Montaje, Montador, gone',
    ],
    'barco',
    `
    barco | Restaurar la maqueta del bergantín | Leire Aguirre | in-progress | 20 | conservación | 45 12
    vitrina | Vitrina rota en la sala dos | Gonzalo Prats | todo | -3 | sala urgente | 10 10
    school | School visits in spring | Ruth Ellery | todo | 16 | education | 20 20
    alarm | Test the fire alarm | Peter Novak | in-progress | -1 | security urgente | 14 2
    cat | Catálogo de la exposición de faros | Marcos Vila | on-approval | 11 | publicaciones | 22 4
    web | Actualizar los horarios en la web | Laura Gil | todo | 1 | comunicación | 7 7
    shop | Pedir postales para la tienda | Laura Pons | todo | 9 | tienda | 12 12
    light | Lamps flicker in the map room | | pending | | sala | 33 33
    loan | Loan agreement with Bilbao | Marcos Vila | todo | -7 | legal | 28 28
    paint | Pintar las paredes de la sala cuatro | Gonzalo Prats | pending | 30 | montaje | 60 50
    audio | Guía de audio en inglés | Ruth Ellery | in-progress | 5 | education | 16 9
    humid | Humidity sensors | | todo | | conservación | 4 4
    news | Boletín de diciembre | Laura Gil | done | -2 | comunicación | 18 1
    `,
    `
    Reunión de exposiciones | es | 3 | Elena Sanchís, Marcos Vila, Leire Aguirre, Gonzalo Prats
    0 Elena Sanchís: Buenos días. Hablamos de la exposición de faros.
    8 Marcos Vila: El catálogo tendrá 120 páginas y cuesta 4.300 euros.
    19 !Elena Sanchís: Lo imprimimos en Gráficas Norte. Decidido.
    27 Leire Aguirre: La maqueta tiene el mástil roto porque la golpearon en el traslado.
    38 >Leire Aguirre: La tendré lista para el quince de diciembre.
    46 >Gonzalo Prats: Yo cambio la vitrina el lunes, hoy no tengo cristal.
    55 !Elena Sanchís: La inauguración pasa al catorce de enero.
    `,
  ),
};
