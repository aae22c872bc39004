/** Words of many trades, written as `word-pairs` says: what shops, kitchens, clinics, schools, farms, workshops, theatres and offices talk of. */
export const tradeWords =
  // Shops, stocks and money.
  'agency:agencia aisle:pasillo barcode:codigo bargain:ganga brand:marca budget:presupuesto ' +
  'cash:efectivo/caja cashier:cajero/cajera till/register:caja cheque:cheque clearance:liquidacion ' +
  'counter:mostrador/barra currency:moneda dispatch:envio/expedicion/despacho ' +
  'display/shopwindow:escaparate/expositor export:exportacion import:importacion income/revenue:ingreso ' +
  'instalment:cuota/plazo inventory:inventario label:etiqueta ledger:libro loss:perdida lottery:loteria ' +
  'margin:margen mortgage:hipoteca outlet:tienda packaging:embalaje/envase pallet:palet parcel:paquete ' +
  'pos/cardreader/terminal:datafono/tpv profit:beneficio/ganancia purchase:compra quality:calidad ' +
  'quantity:cantidad reader:lector rebate:descuento reminder:recordatorio return:devolucion ' +
  'seller:vendedor shipment/shipping:envio shopping:compra stall:puesto/caseta ' +
  'stocktaking/stocktake:inventario subscription:suscripcion supermarket:supermercado trolley:carrito ' +
  'turnover:facturacion warehouse:almacen wholesale:mayorista wholesaler:mayorista ' +
  // Kitchens, food and drink.
  'allergen:alergeno allergy:alergia apple:manzana bakery:panaderia/obrador barbecue:barbacoa bar:bar ' +
  'barrel:barril/tonel bean:alubia/grano beef:ternera beer:cerveza bread:pan breakfast:desayuno ' +
  'brewery:cerveceria butter:mantequilla cake:pastel/tarta/bizcocho cellar:bodega cereal:cereal ' +
  'cheese:queso chicken:pollo chocolate:chocolate cider:sidra cook/cooking:cocinar/cocina ' +
  'cream:nata/crema crate:caja cup:taza/copa dairy:lacteo/lecheria/lacteos dessert:postre dinner:cena ' +
  'dishwasher:lavavajillas dough:masa drink:bebida egg:huevo flour:harina fork:tenedor ' +
  'freezer:congelador/arcon fruit:fruta frying:freir fryer:freidora grape:uva grill:parrilla/plancha ' +
  'ham:jamon harvest:cosecha/vendimia/recoleccion honey:miel hood:campana hygiene:higiene ' +
  'juice:zumo/jugo knife:cuchillo lamb:cordero malt:malta meat:carne milk:leche mill:molino/molienda ' +
  'mushroom:seta oat:avena olive:aceituna/oliva onion:cebolla oven:horno pan:sarten pasta:pasta ' +
  'pastry/pastries:pastel/hojaldre/bolleria pork:cerdo potato:patata poultry:ave recipe:receta ' +
  'rice:arroz rye:centeno salad:ensalada sauce:salsa sausage:salchicha/embutido seafood:marisco ' +
  'sourdough:masa soup:sopa spice:especia spoon:cuchara starter:entrante stew:guiso stove:cocina/fogon ' +
  'sugar:azucar tap:grifo tasting:cata/degustacion tea:te terrace:terraza vegan:vegano ' +
  'vegetable:verdura vinegar:vinagre vineyard:vina/vinedo waiter/waitress:camarero/camarera wheat:trigo ' +
  'yeast:levadura ' +
  // Clinics, care and animals.
  'ambulance:ambulancia anaesthesia:anestesia animal:animal bandage:venda bird:pajaro/ave blood:sangre ' +
  'bone:hueso cage:jaula calf:ternero cat:gato cattle:ganado chemist/pharmacy:farmacia ' +
  'consent:consentimiento cow:vaca cure:cura dentist/dental:dentista/dental diagnosis:diagnostico ' +
  'diet:dieta disease/illness:enfermedad donkey:burro dressing:vendaje ' +
  'drug/medicine/medication:medicamento/medicina/farmaco ear:oreja/oido eye:ojo ' +
  'feed/fodder:pienso/alimento fever:fiebre flea:pulga foal:potro glove:guante goat:cabra guinea:cobaya ' +
  'hearing:audicion hen:gallina herd:rebano/manada horse:caballo injection:inyeccion ' +
  'kennel:perrera/residencia lab/laboratory:laboratorio leg:pata/pierna litter:camada mask:mascarilla ' +
  'nurse:enfermera/enfermero/auxiliar operation/surgery:operacion/cirugia pain:dolor patient:paciente ' +
  'paw:pata pet:mascota physio/physiotherapy:fisioterapia pig:cerdo/cerda pill:pastilla ' +
  'prescription:receta pony:poni puppy:cachorro/cachorra rabbit:conejo rabies:rabia ' +
  'saddle:silla/montura sample:muestra scales/scale:bascula/balanza sheep:oveja ' +
  'shelter:refugio/protectora sick:enfermo skin:piel stable:establo/cuadra ' +
  'sterilise/sterilize/neuter/spay:esterilizar/castrar/castracion ' +
  'sterilisation/sterilization:esterilizacion stretcher:camilla swab:hisopo syringe:jeringuilla/jeringa ' +
  'tablet:tableta/pastilla therapy:terapia tick:garrapata tooth/teeth:diente treatment:tratamiento ' +
  'ultrasound:ecografia/ecografo vaccine/vaccination/vaccinate:vacuna/vacunacion/vacunar ' +
  'vet/veterinary:veterinario/veterinaria ward:planta/sala wound:herida xray/radiography:radiografia ' +
  // Schools, sport, culture and clubs.
  'actor:actor actress:actriz applicant:aspirante/candidato archive:archivo art:arte artist:artista ' +
  'assignment:tarea attendance:asistencia audience:publico ball:pelota/balon ballet:ballet ' +
  'band:banda/grupo basketball:baloncesto blackboard:pizarra book:libro camp:campamento ' +
  'canteen:comedor/cantina cast:reparto/elenco ceremony:ceremonia chairperson:presidente ' +
  'championship:campeonato chess:ajedrez choir:coro cinema:cine class/classroom:clase/aula/curso ' +
  'club:club coach:entrenador/autocar college:instituto ' +
  'competition/contest:concurso/competicion/certamen composer:compositor concert:concierto ' +
  'costume:vestuario/disfraz/traje curriculum:temario curtain:telon/cortina dance:baile/danza ' +
  'degree:grado/titulo director:director drama:drama/teatro drum:tambor/bateria ' +
  'enrolment/enrollment/enrol:matricula/inscripcion essay:redaccion ' +
  'exhibition/exhibit:exposicion/exposiciones fan:aficionado/ventilador festival:festival field:campo ' +
  'film:pelicula final:final football:futbol gallery:galeria game/match:partido/juego ' +
  'grade:nota/calificacion graduation:graduacion guitar:guitarra gym:gimnasio homework:deberes ' +
  'instrument:instrumento interpreter:interprete judge:juez/jurado jury:jurado kindergarten:guarderia ' +
  'league:liga lecture:conferencia/clase lesson:leccion/clase lighting:iluminacion/luces ' +
  'locker:taquilla make-up:maquillaje medal:medalla member:socio/miembro microphone:microfono ' +
  'museum:museo orchestra:orquesta painter:pintor parent:padre performance:funcion/actuacion ' +
  'piano:piano pitch:campo player:jugador playground:patio/recreo podcast:podcast poem:poema ' +
  'premiere:estreno principal:director programme:programa prop:atrezo racket:raqueta referee:arbitro ' +
  'rehearsal/rehearse:ensayo/ensayar scholarship:beca score:marcador/partitura script:guion ' +
  'sculpture:escultura show:espectaculo/funcion singer:cantante song:cancion sound:sonido ' +
  'speaker:altavoz/ponente sport:deporte stage:escenario/etapa stand:grada/estand studio:estudio ' +
  'subject:asignatura swimming:natacion syllabus:temario teacher:profesora/maestra term:trimestre ' +
  'textbook:libro theatre/theater:teatro title:titulo tournament:torneo trainer:entrenador/formador ' +
  'translation:traduccion tribute:homenaje tuition:matricula tutor:tutor violin:violin workshop:taller ' +
  // Buildings, gardens, farms, workshops and energy.
  'allotment:huerto antenna:antena architect:arquitecto asbestos:amianto attic:desvan axle:eje ' +
  'balcony:balcon basement:sotano basin:lavabo/cuenca beam:viga bed:parterre/cama bee:abeja ' +
  'beehive/hive:colmena bench:banco blade:cuchilla/hoja blind:persiana boiler:caldera ' +
  'bolt:tornillo/perno brick:ladrillo broom:escoba brush:brocha/pincel/cepillo bucket:cubo ' +
  'builder/bricklayer:albanil bulb:bombilla/bulbo burner:quemador cabinet:armario carpenter:carpintero ' +
  'carpet:alfombra/moqueta cement:cemento chain:cadena chainsaw:motosierra chimney:chimenea ' +
  'clay:arcilla/barro cladding:revestimiento clutch:embrague compost:compost/abono compressor:compresor ' +
  'concrete:hormigon/cemento contractor:contratista conveyor:cinta cooling:refrigeracion/enfriamiento ' +
  'corridor:pasillo crane:grua crop:cultivo/cosecha cutter:cortadora cylinder:cilindro/bombona ' +
  'dam:presa demolition:derribo/demolicion digger/excavator:excavadora ditch:zanja/acequia ' +
  'drain:desague/drenaje drill:taladro dryer:secadora dust:polvo ' +
  'electrical/electric:electrico/electrica entrance:entrada/portal estimate:presupuesto exhaust:escape ' +
  'extension:ampliacion/prolongacion facade:fachada factory:fabrica farm:granja/finca ' +
  'farmer:agricultor/granjero fan:ventilador fertiliser/fertilizer:abono/fertilizante filter:filtro ' +
  'fire-door:puerta fitting:instalacion/montaje flat:piso flood:inundacion/riada foil:lamina ' +
  'forest:bosque forklift:carretilla/montacargas foundation:cimiento/fundacion fountain:fuente ' +
  'frame:marco/cuadro furnace:horno fuse:fusible gardener:jardinero gear:marcha/engranaje ' +
  'generator:generador glue:cola/pegamento grass/lawn:cesped/hierba gravel:grava/gravilla ' +
  'greenhouse:invernadero gutter:canalon hammer:martillo handle:manilla/mango ' +
  'handrail:barandilla/pasamanos hedge:seto helmet:casco hinge:bisagra hose:manguera household:hogar ' +
  'insulation:aislamiento iron:hierro/plancha irrigation:riego/irrigacion joint:junta kiln:horno ' +
  'lamp:lampara/farola landlord:casero/propietario lathe:torno lawnmower/mower:cortacesped ' +
  'leather:cuero/piel leak:fuga/gotera/escape lever:palanca lumber/timber:madera marble:marmol ' +
  'mason:albanil model:maqueta mechanism:mecanismo metal:metal meter:contador/metro mirror:espejo ' +
  'mould/mold:molde/moho nail:clavo neighbour/neighbor:vecino nozzle:boquilla nut:tuerca/nuez ' +
  'orchard:huerto/pomar outlet:enchufe painter:pintor panel:panel park:parque path:camino/sendero ' +
  'pavement:acera pedal:pedal permit:permiso pesticide:pesticida pillar:pilar pipe:tuberia/tubo ' +
  'pit:fosa/foso plank:tabla plaster:yeso plot:parcela plough:arado plug:enchufe/tapon pond:estanque ' +
  'potter/pottery:alfarero/ceramica ceramic:ceramica press:prensa pruning/prune:poda/podar ' +
  'quarry:cantera rack:estanteria/soporte radiator:radiador rail:carril/barandilla rain:lluvia ' +
  'rake:rastrillo refurbish/refurbishment/renovation:reforma/renovacion reservoir:embalse/deposito ' +
  'residue:residuo ridge:cumbrera river:rio rubble:escombro rust:oxido saddle:sillin sand:arena ' +
  'saw:sierra scaffold/scaffolding:andamio screw:tornillo seal:sello/junta/sellar seed:semilla sensor:sensor ' +
  'sewage/sewer:alcantarilla/alcantarillado sewing:costura shed:cobertizo/caseta sheet:hoja/sabana ' +
  'shutter:persiana sink:fregadero/pila site:obra/sitio/solar skip:contenedor slab:losa socket:enchufe ' +
  'soil:tierra/suelo solar:solar solder/welding/weld:soldar/soldadura spade/shovel:pala ' +
  'spanner/wrench:llave sprinkler:aspersor stainless:inoxidable statue:estatua steel:acero stone:piedra ' +
  'stove:estufa strut:puntal switch:interruptor swing:columpio tap:grifo tarpaulin:lona ' +
  'tenant:inquilino terrace:terraza thermostat:termostato thermometer:termometro thread:hilo ' +
  'tile:teja/baldosa/azulejo timer:temporizador toilet:aseo/bano/vater tractor:tractor trench:zanja ' +
  'trough:abrevadero tyre:rueda upholstery:tapiceria valve:valvula varnish:barniz ' +
  'ventilation:ventilacion warehouse:nave/almacen weed/weeding:hierba/desherbar well:pozo ' +
  'wheelbarrow:carretilla windmill:molino wiring:cableado/instalacion wool:lana yard:patio ' +
  // Vehicles, travel and events.
  'aeroplane:avion ambulance:ambulancia anchor:ancla bike:bici bonnet:capo booth:caseta/cabina ' +
  'brochure:folleto bumper:parachoques camper:autocaravana caravan:caravana carriage:vagon/carruaje ' +
  'chauffeur:chofer coach:autobus/autocar cruise:crucero detour:desvio destination:destino ' +
  'excursion:excursion flight:vuelo garage:taller/garaje guide:guia/guide handlebar:manillar ' +
  'helicopter:helicoptero hire/rental:alquiler itinerary:itinerario lane:carril lorry:camion ' +
  'mileage:kilometraje motorbike/motorcycle:moto oar/paddle:remo overtime:extras passenger:pasajera ' +
  'pedestrian:peaton petrol:gasolina diesel:gasoil/diesel plate:matricula/plato postcard:postal ' +
  'postman:cartero rack:portaequipajes raft:balsa registration:matricula route:ruta/recorrido ' +
  'sailing:vela scooter:patinete seatbelt:cinturon signpost:senal skating:patinaje ski:esqui snow:nieve ' +
  'stop:parada suitcase:maleta tent:carpa/tienda toll:peaje tourist:turista towing:grua traffic:trafico ' +
  'tram:tranvia tunnel:tunel vehicle:vehiculo voyage:viaje wagon:vagon wedding:boda ' +
  'windscreen:parabrisas wiper:limpiaparabrisas wreck:naufragio ' +
  // Offices, people and computers.
  'absence:ausencia accident:accidente adviser/advisor:asesor agreement:convenio/acuerdo ' +
  'allowance:dieta/subsidio analysis:analisis anniversary:aniversario apology:disculpa ' +
  'apprentice:aprendiz attachment:adjunto auditor:auditor authority:autoridad award:premio ' +
  'ban:prohibicion banner:pancarta/lona basket:cesta/carrito benefit:beneficio birthday:cumpleanos ' +
  'board:junta/consejo/tablero bookkeeping:contabilidad boss:jefe brief:encargo broadcast:emision ' +
  'burglary:robo cabinet:armario candidate:candidato candle:vela carton:carton census:censo ' +
  'charity:caridad clause:clausula cleaner/cleaners:limpiador/limpiadora/limpieza client:cliente ' +
  'collection:recogida/coleccion/cobro colleague:companero/companera comment:comentario ' +
  'community:comunidad computer:ordenador condition:condicion consultant:consultor/asesor ' +
  'consultation:consulta copier/photocopier:fotocopiadora copy:copia corridor:pasillo ' +
  'council/townhall:ayuntamiento/concejo county:condado court:juzgado/cancha/pista ' +
  'crash:accidente/caida crisis:crisis culture:cultura customs:aduanas cut:corte deadline:plazo ' +
  'debtor:deudor/moroso declaration:declaracion delegate:delegado demo:demostracion ' +
  'directory:directorio/guia disability:discapacidad disinfect/disinfection:desinfectar/desinfeccion ' +
  'donation:donacion donor:donante download:descarga drawer:cajon election:eleccion employer:empleador ' +
  'entry:entrada envelope:sobre estate:finca/inmobiliaria evaluation:evaluacion ' +
  'examination:examen/revision experiment:experimento feedback:opinion/comentario fee:honorario/tarifa ' +
  'figure:cifra folder:carpeta form:formulario/impreso foundation:fundacion framework:marco ' +
  'fraud:fraude fundraising:recaudacion glasses:gafas graphics:graficos greeting:felicitacion ' +
  'handover:traspaso/relevo hardware:ferreteria/equipo headset:auriculares heater:calefactor ' +
  'hearing:vista/audiencia hosting:alojamiento identity:identidad incident:incidente/incidencia ' +
  'index:indice induction:induccion inheritance:herencia ink:tinta injury:lesion inquiry:consulta ' +
  'installation/install:instalacion/instalar institute:instituto instruction:instruccion ' +
  'internship:practicas interpreter:interprete interview:entrevista investment:inversion ' +
  'investor:inversor invoice:factura invoicing:facturacion journal:revista/diario judge:juez ' +
  'keyring:llavero laptop:portatil lawsuit:demanda leaflet:folleto/octavilla legislation:legislacion ' +
  'lens:lente/objetivo letterhead:membrete librarian:bibliotecario/bibliotecaria loan:prestamo ' +
  'mail:correo mailing:mailing/envio maintenance:mantenimiento mayor:alcalde/alcaldesa ' +
  'media:medios/redes meter:contador method:metodo migration:migracion minister:ministro minutes:acta ' +
  'moderator:moderador monitor:monitor/pantalla mouse:raton municipality/municipal:municipio/municipal ' +
  'needle:aguja notary:notario novel:novela occupation:ocupacion office:despacho/oficina ' +
  'opinion:opinion optician:optica outage:corte/averia breakdown/fault:averia/fallo overview:resumen ' +
  'ownership:propiedad panel:panel partner:socio/pareja partnership:colaboracion patent:patente ' +
  'payroll:nominas penalty:sancion/multa pensioner:jubilado permission:permiso plaque:placa ' +
  'poll:encuesta portfolio:cartera position:puesto post:puesto/correo/entrada presentation:presentacion ' +
  'prevention:prevencion printing:imprenta/impresion prison:carcel privacy:privacidad probation:prueba ' +
  'process:proceso production:produccion product:producto professor:profesor prospect:cliente ' +
  'protection:proteccion protocol:protocolo provider:proveedora purpose:fin/objetivo ' +
  'qualification:titulacion questionnaire:cuestionario quotation:presupuesto ranking:clasificacion ' +
  'reception:recepcion recommendation:recomendacion recruiter:reclutador ' +
  'recruitment:seleccion/contratacion referral:derivacion registry:registro ' +
  'regulation:reglamento/normativa relocation/move:mudanza/traslado rental:alquiler repairman:tecnico ' +
  'replacement:recambio/sustitucion/sustituto reputation:reputacion research:investigacion ' +
  'reservation:reserva retirement:jubilacion revision:revision reward:recompensa ring:anillo ' +
  'robbery:robo rotation:rotacion router:router/enrutador ruler:regla sanction:sancion ' +
  'satisfaction:satisfaccion scan:escaner/escaneo scanner:escaner schedule:calendario/horario/cuadrante ' +
  'seal:precinto secretary:secretario/secretaria section:seccion seminar:seminario ' +
  'settlement:acuerdo/liquidacion shredder:trituradora shortage:escasez/falta sickness:enfermedad/baja ' +
  'signage:senalizacion slogan:lema smoke:humo socket:enchufe solicitor:abogado ' +
  'specification:especificacion sponsor:patrocinador/patrocinio sponsorship:patrocinio ' +
  'stapler:grapadora stationery:papeleria statistics:estadistica/estadisticas statute:estatuto ' +
  'sticker:pegatina strike:huelga subcontractor:subcontrata/subcontratista ' +
  'subscriber:suscriptor/abonado substitute:sustituto summary:resumen summons:citacion ' +
  'supplement:suplemento supervisor:supervisor/encargado system:sistema target:objetivo tariff:tarifa ' +
  'tax:fiscal/iva/impuesto telephone:telefono tender:licitacion/concurso terms:condiciones ' +
  'theft:hurto/robo toner:toner topic:tema track:pista/seguimiento trademark:marca ' +
  'trainee:becario/aprendiz transcript:transcripcion transfer:transferencia/traslado travel:viaje ' +
  'treasurer:tesorero trend:tendencia trial:juicio/prueba typo:errata union:sindicato ' +
  'update:actualizacion upload:subida valuation:tasacion vacancy:vacante value:valor ' +
  'venue:local/sede/recinto verification:verificacion version:version victim:victima vote:voto/votacion ' +
  'warning:aviso/advertencia whiteboard:pizarra wholesaler:mayorista witness:testigo ' +
  'workforce:plantilla working:laboral workplace:puesto workload:carga zone:zona ' +
  // What is done, and how things are.
  'advertise:anunciar arrange:organizar assemble/assembly:montar/montaje attach:adjuntar bake:hornear ' +
  'bill:facturar/cobrar block:bloquear borrow:prestar broken:roto/rota ' +
  'build:construir/montar calculate:calcular calibrate/calibration:calibrar/calibracion ' +
  'celebrate:celebrar certify/certification:certificar/certificacion claim:reclamar ' +
  'collect:recoger/cobrar compare:comparar configure/configuration:configurar/configuracion ' +
  'connect/connection:conectar/conexion count:contar/recuento cut:cortar ' +
  'decorate/decoration:decorar/decoracion deliver:entregar design:disenar dig:excavar/cavar dirty:sucio ' +
  'disconnect:desconectar distribute/distribution:repartir/reparto discuss:hablar donate:donar ' +
  'draw:dibujar dry:secar empty:vaciar/vacio encrypt:cifrar evaluate:evaluar examine:examinar ' +
  'expand:ampliar faulty:defectuoso fill:llenar/rellenar ' +
  'freeze:congelar furnish:amueblar grow:cultivar hand-out:repartir heat:calentar ' +
  'illuminate:iluminar improve/improvement:mejorar/mejora increase:subir/aumentar/aumento ' +
  'inform:informar inspect:inspeccionar insure:asegurar introduce:introducir invite:invitar ' +
  'jam:atasco/atascar launch:lanzar/lanzamiento learn:aprender lend:prestar ' +
  'lift:levantar load:cargar/carga lock:cerrar lower:bajar maintain:mantener ' +
  'measure:medir/medicion mend:arreglar/remendar mount:montar notify:avisar/notificar ' +
  'obtain:obtener/conseguir offer:ofrecer operate:operar oversee:supervisar ' +
  'pack:empaquetar/embalar paint:pintar park:aparcar pickup:recogida plant:plantar ' +
  'polish:pulir pour:verter present:presentar print:imprimir produce:producir ' +
  'promote:promocionar protect:proteger prove:demostrar provide:proporcionar purge:purgar raise:subir ' +
  'rebuild:reconstruir recover:recuperar recycle:reciclar redesign:redisenar reduce:reducir ' +
  'refill:rellenar/recargar reject:rechazar ' +
  'repaint:repintar/pintar replace:sustituir/reemplazar/reponer report:informar rescue:rescate/rescatar ' +
  'reserve:reservar restock:reponer/reposicion restoration:restauracion retouch:retocar review:revisar ' +
  'revise:revisar rewrite:reescribir ride:montar sand:lijar scan:escanear ' +
  'search:buscar send:enviar/mandar separate:separar serve:servir settle:liquidar sew:coser ' +
  'share:compartir sharpen:afilar shut:cerrar sing:cantar sort:ordenar/clasificar ' +
  'sow:sembrar spill:derrame stack:apilar store:guardar/almacenar study:estudiar ' +
  'submit:presentar/entregar supply:suministrar survey:encuesta switch:cambiar teach:ensenar ' +
  'test:comprobar tidy:ordenar trim:recortar tune:afinar/ajustar unblock:desatascar/desbloquear ' +
  'uninstall:desinstalar unload:descargar validate:validar visit:visitar warm:caliente wash:lavar ' +
  'water:regar/riego weigh:pesar wipe:limpiar wrap:envolver ' +
  'annual:anual big/large:grande black:negro blue:azul cheap:barato clean:limpio ' +
  'cold:frio/fria correct:correcto daily:diario/diaria damaged:danado/danada deep:profundo dead:muerto ' +
  'different:diferente east:este easy:facil ' +
  'ecological/organic:ecologico/ecologica electronic:electronico empty:vacio external:externo/externa ' +
  'familiar:familiar fast:rapido final:final/definitivo/definitiva foreign:extranjero ' +
  'green:verde ' +
  'handmade:artesano/artesanal heavy:pesado high:alto hot:caliente incomplete:incompleto ' +
  'internal:interno/interna large:grande legal:legal light:ligero local:local ' +
  'low:bajo medical:medico/medica national:nacional ' +
  'natural:natural night:noche/nocturno/nocturna north/northern:norte official:oficial ' +
  'online:linea/online opening:inauguracion/apertura permanent:fijo/permanente ' +
  'personal:personal portable:portatil private:privado red:rojo regional:regional ' +
  'rotten:podrido rough:aspero rural:rural second-hand:segunda silver:plata ' +
  'small:pequeno smart:inteligente social:social south/southern:sur special:especial ' +
  'square:cuadrado/plaza temporary:temporal/provisional transparent:transparente ' +
  'unpaid:impagado/impagada/impagadas urban:urbano used:usado valid:valido visual:visual warm:calido ' +
  'weekly:semanal west/western:oeste wet:mojado white:blanco whole:entero wide:ancho wild:salvaje ' +
  'wooden:madera yellow:amarillo young:joven ' +
  'autumn/fall:otono century:siglo dawn:amanecer decade:decada ' +
  'fortnight:quincena midnight:medianoche night:noche ' +
  'season:campana shift:turno anniversary:aniversario newborn:nacido age:edad adult:adulto/adulta close:cerrar open:abrir skylight:claraboya/tragaluz staircase:escalera landing:rellano ' +
  'baby:bebe boy:chico child/children:nino/nina/ninos couple:pareja daughter:hija elderly:mayor ' +
  'father:padre friend:amigo girl:chica husband:marido lady:senora man:hombre mother:madre ' +
  'senior:mayor sister:hermana son:hijo widow:viuda wife:mujer woman/women:mujer youth:juventud/joven ' +
  'bank:orilla bay:bahia castle:castillo cathedral:catedral cave:cueva cemetery:cementerio ' +
  'church:iglesia coast:costa country:pais desert:desierto district:distrito/barrio factory:fabrica ' +
  'hill:colina lake:lago monastery:monasterio mountain:montana neighbourhood/neighborhood:barrio ' +
  'ocean:oceano palace:palacio pier:muelle province:provincia region:region rock:roca sea:mar ' +
  'shore:orilla square:plaza suburb:barrio valley:valle village:pueblo waterfall:cascada world:mundo ' +
  // What breaks, is brought in or is gone to law about.
  'appeal:recurso/apelacion apron:delantal bar:barra belt:correa bin/trash:basura/papelera/contenedor bodywork:chapa ' +
  'campsite:camping court:juzgado/tribunal crate:cajon deed:escritura dent:abolladura drill:taladro elevator/lift:ascensor/elevador ' +
  'fence:valla/cerca headlight:faro heater:calefactor/estufa heir:heredero inspection:itv lease:alquiler/arrendamiento lice:piojo ' +
  'pad:pastilla parent:padre/madre pest:plaga roof:cubierta/techo/tejado shelf:estante/estanteria side:lado slot:hueco tow:grua ' +
  'trainee:becario/practicas tray:bandeja windscreen/windshield:parabrisas application:solicitud ' +
  'belong:pertenecer camping:acampada depot:deposito/almacen diocese:diocesis/obispado gutter:canaleta lantern:farol loom:telar ' +
  'parish:parroquia/parroquial puddle:charco register:libro/registro sill:alfeizar wet/soaked/damp:mojado/mojar/mojaron/humedo woodworm:carcoma';
