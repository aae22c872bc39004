/** What colleagues wish in Spanish at the brewery, and below it what is to be offered; `@`: with a ticket open, `-`: nothing. */
export const brewery = `
los barriles de gijón que los recoja Daniel Ortuño
  kegs: to Daniel Ortuño
la levadura nueva que la pruebe jorge
  yeast: to Jorge Lamas
Los vasos con el logo que los pida Nico, para el lunes
  -
Lo que sigue a nombre de Nico pásaselo a Priya
  labels: to Priya Nair; prices: to Priya Nair
Lo atrasado de Daniel West pásaselo a Daniel Ortuño
  kegs: to Daniel Ortuño
Las fotos para la web las hace Jorge
  site: to Jorge Lamas
el stand de santander, para el 20 de diciembre y a Nico
  fest: due 2026-12-20, to Nico Ferrán
¿Me pasas los barriles a mí?
  kegs: to Helen Marsh
Podría usted cerrar las fotos para la web
  site: done
márquela como hecha la de las fotos para la web
  site: done
Al stand de Santander ponle la etiqueta urgent
  fest: tag urgent
al stand de santander quítale events
  fest: no events
astrid ya está probando la levadura, déjala para el 10 de diciembre
  yeast: due 2026-12-10
el viernes avísale a Priya de lo de las fotos
  site: remind Priya Nair 2026-11-27
`;
