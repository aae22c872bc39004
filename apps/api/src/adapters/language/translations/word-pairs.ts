import { everydayWords } from './everyday-words';
import { tradeWords } from './trade-words';

/**
 * Everyday words of work that people say in the one language for what a title says in the other: `english:spanish`,
 * each side with `/` between words that mean the same. Folded, in the singular.
 */
const pairs =
  'account:cuenta access:acceso address:direccion advert/advertisement/ad:anuncio/publicidad agreement:acuerdo/convenio agenda:agenda ' +
  'airport:aeropuerto alarm:alarma answer/reply/respond:responder/contestar/respuesta apartment/flat:piso/apartamento appointment:cita approval:aprobacion audit:auditoria ' +
  'backup:copia/respaldo/seguridad bag:bolsa balance:balance bank:banco bathroom:bano battery:bateria beach:playa bed:cama bell:campana bicycle/bike:bicicleta/bici bill/invoice:factura/cuenta ' +
  'boat/ship/vessel:barco/buque/nave book/booking/reservation:reserva/libro/reservar booking:reservas bonus:prima bottle:botella box:caja brake:freno branch:sucursal bridge:puente brochure:folleto budget:presupuesto bug/error/mistake:error/fallo building:edificio bus:autobus business:negocio button:boton buy/purchase:comprar/compra ' +
  'cable:cable calendar:calendario call:llamada/llamar camera:camara campaign:campana cancel:cancelar/anular cancellation:cancelacion car:coche/carro/auto card:tarjeta cargo:carga catalogue/catalog:catalogo ceiling:techo certificate:certificado chair:silla change:cambio charge:cobro/cargo chart:grafico check:revisar/comprobar checkout:caja/pago child/kid:nino christmas:navidad city:ciudad claim:reclamacion clean/cleaning:limpiar/limpieza client/customer:cliente clinic:clinica clothes/clothing:ropa code:codigo coffee:cafe colour/color:color committee:comite company:empresa/compania complaint:queja/reclamacion computer:ordenador/computadora confirmation:confirmacion contact:contacto container:contenedor contract:contrato conference:conferencia cost:coste/costo course:curso cover:cubierta/portada accountant:contable/contador/contadora bookkeeper:contable captain/skipper:capitan/capitana chef/cook:cocinero/cocinera developer/programmer:desarrollador/desarrolladora/programador/programadora designer:disenador/disenadora director:director/directora electrician:electricista engineer:ingeniero/ingeniera mechanic:mecanico/mecanica receptionist:recepcionista salesman:vendedor secretary:secretaria technician:tecnico/tecnica treasurer:tesorero/tesorera writer:redactor/redactora urgent:urgente payment:pago/cobro finance:finanzas infrastructure:infraestructura infrastructure:infra crew/staff/personnel:tripulacion/personal/plantilla crossing:travesia/cruce cupboard:armario customs:aduana ' +
  'damage:dano dashboard:tablero data:datos database/db:datos/base aboard/board:bordo date:fecha daycare/nursery:guarderia deal:trato debt:deuda deck:cubierta delay:retraso delivery:entrega/envio/reparto department:departamento deposit:fianza/deposito description:descripcion design:diseno desk:mesa/mostrador detector:detector discount:descuento dock/quay/pier:muelle doctor:medico document:documento dog:perro door:puerta draft:borrador drawing:dibujo drill:simulacro driver:conductor duplicate:duplicado ' +
  'easter:pascua electricity:electricidad/luz email/mail:correo emergency:emergencia employee:empleado energy:energia engine/motor:motor england:inglaterra english:ingles/inglesa entrance:entrada equipment:equipo/equipamiento event:evento exam:examen exercise:ejercicio exit:salida expense:gasto extinguisher:extintor ' +
  'fair:feria family:familia fare:tarifa fee:tasa/cuota fence:valla ferry:ferry/transbordador file:archivo/fichero fine:multa finger:dedo fire:incendio/fuego fish:pescado fix/repair:arreglar/reparar/reparacion/arreglo flag:bandera fleet:flota flight:vuelo floor:suelo/piso flower:flor food:comida form:formulario freight:flete fridge/refrigerator:nevera/frigorifico/refrigerador fuel:combustible/gasoil furniture:mueble ' +
  'garage:garaje garden:jardin gas:gas gate:puerta/verja gift/present:regalo glass:cristal/vidrio goal:objetivo grant/subsidy:subvencion/beca group:grupo guarantee/warranty:garantia guest:huesped/invitado guide:guia ' +
  'hall:sala/salon handbook/manual:manual harbour/harbor/port:puerto head:cabeza health:salud heating/heater:calefaccion heel:talon hire/hiring/recruit/recruitment:contratar/contratacion holiday/vacation:vacaciones/festivo home:casa/hogar homepage:portada hospital:hospital hotel:hotel hour:hora house:casa hull:casco ' +
  'ice:hielo image/picture:imagen/foto insurance:seguro/poliza interview:entrevista inspection:inspeccion intern:becario inventory/stock:inventario/existencias invitation:invitacion invoice:factura island:isla ' +
  'jacket:chaqueta/chaleco job:trabajo/puesto journey/trip/voyage:viaje/excursion/travesia ' +
  'key:llave keyboard:teclado kitchen:cocina ladder:escalera lamp/light:lampara/luz landing:desembarco language:idioma laundry:lavanderia law:ley lawyer:abogado layout:diseno leaflet/flyer:folleto leak:fuga/gotera lease:alquiler/arrendamiento leave:permiso letter:carta library:biblioteca licence/license/permit:licencia/permiso lifebelt:salvavidas lift/elevator:ascensor line:linea list:lista loan:prestamo lock:cerradura/candado logo:logo lorry/truck:camion loyalty:fidelidad/fidelizacion luggage/baggage:equipaje lunch:almuerzo/comida ' +
  'machine:maquina magazine:revista maintenance:mantenimiento manager:gerente map:mapa market:mercado material:material meal:comida measure:medida meeting:reunion membership:membresia menu:menu message:mensaje migration:migracion minute:acta/minuto mobile:movil/celular money:dinero mooring/berth:amarre/atraque movie/film:pelicula museum:museo music:musica ' +
  'network:red newsletter:boletin newspaper:periodico noise:ruido notice/announcement/sign:aviso/anuncio/cartel number:numero nurse:enfermera ' +
  'offer/quote:oferta quote:presupuesto office:oficina/taquilla old:viejo/vieja/antiguo/antigua oil:aceite onboarding:incorporacion opening:apertura order:pedido/encargar/pedir oven:horno owner:propietario ' +
  'package/parcel:paquete page:pagina paint/painting:pintar/pintura paper:papel parking:aparcamiento/estacionamiento part/piece:pieza party:fiesta passenger:pasajero passport:pasaporte password:contrasena pay/payment/paying:pagar/pago payroll/payslip:nomina pen:boligrafo penalty:multa pension:pension performance:rendimiento phone/telephone:telefono/telefonica photo:foto pipe:tuberia pitch:presentacion place:lugar plan:plan plane:avion plant:planta platform:plataforma plumber:fontanero/plomero police:policia policy:politica poliza:seguro pool:piscina poster:cartel press:prensa price/pricing:precio/tarifa printer:impresora prize/award:premio procedure:procedimiento profile:perfil programme/program:programa project:proyecto promotion:promocion/ascenso proposal:propuesta provider/supplier/vendor:proveedor public:publico publish:publicar pump:bomba pupil/student:alumno/estudiante ' +
  'quarter/quarterly:trimestre/trimestral question:pregunta questionnaire/survey:cuestionario/encuesta queue:cola ' +
  'radio:radio railing:barandilla ramp:rampa rate:tarifa receipt:recibo/ticket reception:recepcion record:registro/acta recycling:reciclaje refund/reimbursement:reembolso/devolucion registration:registro/inscripcion renew/renewal:renovar/renovacion rent:alquiler replace/replacement:reemplazar/sustituir/cambiar report:informe/reporte request:solicitud/peticion resident:residente restaurant:restaurante restore:restaurar/restauracion result:resultado review:revisar/revision risk:riesgo road:carretera roof:tejado/techo room:sala/habitacion/cuarto rope:cabo/cuerda rota/roster/shift:turno/cuadrante route:ruta rubbish/garbage/trash:basura rule:norma/regla ' +
  'safety/security:seguridad sailor/deckhand/seaman:marinero/marino salary/wage:sueldo/salario sale:venta/rebaja salt:sal sample:muestra schedule/timetable:horario school:colegio/escuela/instituto screen:pantalla season:temporada seat:asiento server:servidor service:servicio shareholder:accionista shelf:estante ship:barco shipyard:astillero shoe:zapato shop/store:tienda shower:ducha sign:firmar signature:firma site:sitio/sede sketch:boceto slide:diapositiva snow:nieve software:software spare:repuesto/recambio speech:discurso sponsor:patrocinador spreadsheet:hoja spring:primavera stairs:escalera stamp:sello statement:extracto station:estacion storage/warehouse:almacen storm:temporal/tormenta strategy:estrategia street:calle strike:huelga summer:verano supply:suministro support:soporte survey:encuesta sweep:barrer ' +
  'table:mesa tank:deposito/tanque tax:impuesto taxi:taxi teacher:profesor/maestro team:equipo template:plantilla test/testing:probar/prueba theft:robo ticket:billete/boleto tide:marea tile:baldosa tool:herramienta tour:visita towel:toalla tower:torre town:pueblo toy:juguete trade:comercio trailer:remolque train:tren train/training:formar/formacion/capacitar/capacitacion translate/translation:traducir/traduccion translator:traductor transport:transporte travel:viaje/viajar tree:arbol trial:prueba tyre/tire:neumatico/rueda typo:errata ' +
  'uniform:uniforme union:sindicato university:universidad update:actualizar/actualizacion upgrade:mejora user:usuario ' +
  'vacuum:aspiradora van:furgoneta vat:iva video:video visa:visado/visa visitor/visit:visitante/visita volunteer:voluntario voucher:vale ' +
  'waiter:camarero waiting:espera wall:pared/muro washing:lavado waste:residuo watch:reloj water:agua weather:tiempo web/website:web wedding:boda wheel:rueda wheelchair:silla window:ventana/ventanilla/taquilla wine:vino winter:invierno wire:cable wood:madera work:obra/trabajo workshop:taller ' +
  'expire/lapse/expired/expires:caducar/caducado/caducados/caducan/vencer/vencido recharge/refill:recargar cost:costar/cuesta/sale complain:quejarse/queja wait:esperar/espera waited:esperaron pupil:escolar inspector:inspector board/aboard:bordo down:caida/caido outage:caida crash:caida supplier:proveedor lift:elevar dangerous:peligroso danger:peligro break:romper stuck:atascado/atascada drill:simulacro sail:navegar/zarpar wheelchair:silla yard/shipyard:astillero bank:banco deadline:plazo decide:decidir/decidido sell:vender hired:contratado leave:dejar cancelled:cancelado/cancelada/canceladas knot:nudo wind:viento limit:limite month:mes monthly:mensual week:semana hour:hora euro:euro sick:enfermo staff:personal fuel:combustible passenger:pasajero harbour:puerto ' +
  'school:escolar harbour/port:portuario/portuaria bank:bancario/bancaria winter:invernal phone:telefonico tax:fiscal finance/financial:financiero/financiera it:informatico/informatica sea/maritime:maritimo/maritima first:primero/primera second:segundo/segunda third:tercero/tercera new:nuevo/nueva price:precio wage/labour:laboral customer/passenger:pasaje stranded:varado/tirado/atrapado deck:puente flag:bandera meeting:sesion ' +
  'year:ano yearly/annual:anual';

const asked = new Map<string, Set<string>>();
for (const pair of `${pairs} ${tradeWords} ${everydayWords}`.split(' ')) {
  const [english = '', spanish = ''] = pair.split(':');
  const [ours, theirs] = [english.split('/'), spanish.split('/')];
  for (const word of ours) add(word, [...theirs, ...ours]);
  for (const word of theirs) add(word, ours);
}

function add(word: string, others: readonly string[]): void {
  const known = asked.get(word) ?? new Set();
  for (const other of others) if (other !== word) known.add(other);
  asked.set(word, known);
}

/** 'Cierra', 'cuestan': what a Spanish verb may be called. */
function infinitivesOf(word: string): string[] {
  const base = /^(.{2,})(?:an|en|as|es|a|e|o)$/.exec(word)?.[1];
  if (base === undefined || word.length < 4) return [];
  const bases = [base, base.replace(/ie(?=[^ie]*$)/, 'e'), base.replace(/ue(?=[^ue]*$)/, 'o')];
  return [...new Set(bases)].flatMap((one) => [`${one}ar`, `${one}er`, `${one}ir`]);
}

/** What a folded word that names something is called in the other language: no verb is made of it. */
export function namesOf(word: string): readonly string[] {
  const forms = [word, word.replace(/s$/, ''), word.replace(/(?<!s)es$/, ''), word.replace(/ies$/, 'y')];
  const known = forms.find((form) => asked.has(form));
  return known === undefined ? [] : [...(asked.get(known) ?? [])];
}

/** What a folded word means in the other language, and in its own by another word; a plural is known by its singular. */
export function translationsOf(word: string): readonly string[] {
  const forms = [
    ...[word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')],
    ...infinitivesOf(word),
    // 'Recharging', 'hired', 'shipping'.
    ...(/ing$|ed$/.test(word)
      ? [word.replace(/ing$|ed$/, ''), word.replace(/ing$|ed$/, 'e'), word.replace(/(.)\1(?:ing|ed)$/, '$1')]
      : []),
  ];
  return [...new Set(forms.flatMap((form) => [...(asked.get(form) ?? [])]))];
}
