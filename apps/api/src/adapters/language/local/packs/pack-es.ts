import { readSpanishVerbPhrase } from '../verb-phrase-es';
import { formPattern } from '../verbs-es';
import type { Cue, LanguagePack } from './language-pack';

const cue = (kind: Cue['kind'], source: string, extra: Partial<Cue> = {}): Cue => ({
  kind,
  pattern: new RegExp(`\\b(?:${source}) (?=[a-z])`, 'g'),
  ...extra,
});
/** The cue is empty: the verb's own form says who. */
const form = (kind: Cue['kind'], source: string, extra: Partial<Cue> = {}): Cue => ({
  kind,
  pattern: new RegExp(source, 'g'),
  keepsVerb: true,
  ...extra,
});
const pronoun = '(?:(?:te|os|le|les|se|me|nos) )?(?:(?:lo|la|los|las) )?';
const future = `(?:${formPattern('future')}|[a-z]{2,}(?:are|ere|ire|dre))`;
/** What I do next: no figure of speech, and not since long. */
const now = `(?:${formPattern('i')})(?! (?:el|un poco de) tema\\b| a las cosas\\b| (?:el|la|un|una) (?:palabra|pregunta|reunion|resumen|turno|sesion)\\b| (?:una?|unos|unas|dos|tres) (?:ejemplos?|semanas|meses|anos)\\b)`;
const day = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const soon = `(?:(?:hoy|manana|pasado manana|ahorita|ahora|luego|despues)(?: mismo| temprano| por la (?:manana|tarde)| a primera hora)?|(?:el|este) ${day}(?: que viene)?|la semana que viene|la proxima semana|esta (?:tarde|semana|noche)|a la tarde)`;
/** What a sentence may begin with before it says what I do now. */
const lead = `(?<=^[¡¿ ]?(?:(?:si|vale|bien|claro|pues|perfecto|bueno|de acuerdo|entonces|asi que|listo|dale|sale|venga|ya|y|pero|no|todavia no|aun no|tranquil[oa])[,.]? ){0,3}(?:${soon},? )?)`;
const article = '(?:el|la|los|las|una?|unos|unas|al|a (?:la|los|las)|mis?|tus?|otr[oa]s?|[a-z]{4,}s)';
const someone = '(?:alguien|alguno de (?:nosotros|vosotros)|una persona|uno de nosotros)';

const cues: readonly Cue[] = [
  cue(
    'self',
    '(?:yo )?(?:ya )?me (?:encargo|encargare|ocupo|ocupare|comprometo|ofrezco|responsabilizo)(?: yo)? (?:del?|a)|(?:yo )?(?:tambien )?voy a|quedo en|puedo encargarme de|yo puedo|dejadme|dejame|prometo|corre de mi cuenta|es cosa mia',
  ),
  form(
    'self',
    `(?<=^|[,.;:¿¡] ?|\\b(?:yo|y|e|pero|entonces|luego|manana|tambien|asi que|parte|yo mism[oa]|claro|vale|si|bien|bueno|hoy|lunes|martes|miercoles|jueves|viernes) )${pronoun}(?=${future}\\b)`,
  ),
  form('self', `\\byo (?:tambien |mism[oa] |ya )?${pronoun}(?=(?:${formPattern('i')})\\b)`),
  // A recogniser hears 'escribí' for 'escribiré': nobody did by a day that is still to come.
  form(
    'self',
    `(?<!\\bayer\\b.{0,80})\\byo ${pronoun}(?=(?:${formPattern('past')})\\b(?!.{0,200}\\b(?:ayer|pasad[oa])\\b).{0,200}\\b(?:antes del?|para (?:el|la|fin)|manana)\\b)`,
    { weak: true },
  ),
  form(
    'self',
    `(?<=^|[,.;] |\\b(?:y|vale|si|claro|bien) )(?:os|te|le|les|se) ?(?:lo |la |los |las )?(?=(?:${formPattern('i')})\\b)`,
    { weak: true },
  ),
  form(
    'self',
    `(?<=^|[,.;] |\\b(?:y|vale|si|claro|bien|acuerdo|eso|esto|hoy) )(?:lo|la|los|las) (?=(?:${formPattern('i')})\\b)`,
    { weak: true },
  ),
  // 'Traigo las muestras el martes', 'mañana temprano los pido', 'la próxima semana le pongo un medidor'.
  form('self', `${lead}(?=${now} ${article} )`, { weak: true }),
  form('self', `${lead}(?:(?:te|os|se|les?) (?:l[oa]s? )?|l[oa]s? )(?=${now}\\b)`, { weak: true }),
  // 'Llamo yo al proveedor', 'de eso me encargo yo'.
  form('self', `(?<=^|[,.;] |\\b(?:y|vale|si|bien) )(?=(?:${formPattern('i')}) yo\\b)`),
  form(
    'self',
    '(?<=^(?:y |pero )?del? (?!es[oa]s?\\b|est[oa]s?\\b|ello\\b)[^,.;:]{3,60} )me (?=(?:encargo|ocupo)\\b)',
  ),
  // 'La copia te la mando mañana': what it is about stands first.
  form(
    'self',
    `(?<=^(?:y |pero )?(?:el|la|los|las|est[aeo]s?|es[aeo]s?) [^,.;:]{3,60} )(?:(?:te|os|se|le|les) )?(?:lo|la|los|las) (?=(?:${formPattern('i')})\\b)`,
    { weak: true },
  ),
  cue('self', '(?:yo )?(?:tengo que|debo|necesito|puedo|quiero|me gustaria|pienso|intentare|tratare de)', {
    weak: true,
  }),
  cue(
    'request',
    '(?:me |nos |le |les |lo |la )?(?:puedes|podrias|puede|podria|podeis|pueden)(?: tu)?(?: por favor,?)?|te (?:importaria|importa|encargas(?: tu)? de|ocupas(?: tu)? de|toca|pido)|(?:serias|eres) capaz de|querrias|quieres (?=encargarte|ocuparte|preparar|enviar)|encargate(?: tu)? de|ocupate(?: tu)? de|acuerdate de|acordaos de|recuerda|recordad|no (?:os )?olvideis(?: de)?|no (?:te )?olvides(?: de)?|asegurate de|tienes que|debes|deberias|hazme el favor de|haz el favor de|vas a',
  ),
  cue('request', '(?:necesito|quiero|quisiera|me gustaria|te pido|os pido|pido) que', {}),
  form('request', `(?<=por favor,? )${pronoun}(?=(?:${formPattern('they')})\\w*\\b)`),
  form('request', `(?=\\b(?:${formPattern('they')})(?:me|nos|le|les|lo|la|los|las)*(?: tu)?,? por favor\\b)`),
  form(
    'open',
    `^(?:y |pero |entonces )?(?!l[oa]s? [a-z]+ (?:del?|que|en|con)\\b)${pronoun}(?=(?:${formPattern('they')})(?:me|nos|le|les)? )`,
    {
      weak: true,
    },
  ),
  cue(
    'open',
    `${someone} (?:mas )?(?:tambien )?(?:deberia|tendria que|tiene que|debe|debera|podria|ha de|habria de|tendra que|deberia de|necesita)`,
    { sure: true },
  ),
  cue(
    'open',
    `(?:hace|hara) falta que ${someone}|necesitamos (?:que|a) ${someone}(?: que)?|(?:seria|estaria) (?:bueno|bien|util|conveniente) que ${someone}|haria falta que ${someone}|falta que ${someone}|conviene que ${someone}|buscamos a ${someone} que|que ${someone}`,
  ),
  cue(
    'open',
    '(?:tambien |todavia |aun |ademas )?(?:hay que|habria que|habra que|hace falta|haria falta|falta por|falta|faltaria|queda por|queda pendiente|esta pendiente|esta por|convendria|conviene)',
  ),
  cue(
    'open',
    '(?:todavia |aun |tambien |ademas )*(?:habia que|tenemos que|tendriamos que|debemos|deberiamos|necesitamos|hemos de|vamos a|habremos de|tendremos que|toca|el siguiente paso es|el proximo paso es)',
    { weak: true },
  ),
];

/** Spanish. */
export const spanishPack: LanguagePack = {
  language: 'es',
  cues,
  assigns: [
    /(?<!\p{L})(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:se (?:encarga|ocupa|encargará|ocupará|compromete) (?:del?|a)|va a|tiene que|debe|debería|puede|podría|tendría que|quedó en|queda en) (?=\p{Ll})/gu,
    new RegExp(
      `(?<!\\p{L})(\\p{Lu}[\\p{L}-]+) (?:(?:nos|les?|os) )?(?:l[oa]s? )?(?=(?:${formPattern('futureThird')}|\\p{L}+(?:ará|erá|irá|drá))(?!\\p{L}))`,
      'gu',
    ),
    new RegExp(`\\bque (\\p{Lu}[\\p{L}-]+) (?=(?:${formPattern('wish')})(?!\\p{L}))`, 'gu'),
  ],
  orders: new RegExp(
    `^(?:y |tu |entonces |tambien |,)*(?=(?:${formPattern('they')})(?:me|nos|le|les|lo|la|los|las)*\\b)`,
  ),
  readVerbPhrase: readSpanishVerbPhrase,
  reported:
    /\b(?:dij[eo]|dijeron|dice|dicen|prometio|pense|pensaba|cuando|hasta que|antes de que|despues de que|para que|donde|como|quien|cual|porque|creia|ojala|quiza|quizas|tal vez|a lo mejor|no(?!,)|nunca|jamas|no se (?:si|que|quien)|nadie)[:,]? ?["“«]?(?:que )?$/,
  condition:
    /\b(?:si(?!,)|como si|aunque|a menos que|ojala|suponiendo)\b(?! (?:senor|claro|quiero|por supuesto))/g,
  politeCondition:
    /\bsi (?:puedes|tienes (?:tiempo|un)|te parece|es posible|quieres|podeis|no te importa|nadie)\b/,
  agenda:
    /\b(?:hoy tenemos que|hoy vamos a|vamos a (?:hablar|empezar|ver|tratar|repasar|comenzar)|el tema de hoy|en esta reunion|orden del dia|pasemos|pasamos a|empecemos)\b/,
  accepts:
    /^[¡¿ ]*(?:pues |ah |bueno,? |eh,? )*(?:si|claro|vale|por supuesto|desde luego|de acuerdo|sin problema|ningun problema|no hay problema|perfecto|hecho|muy bien|cuenta con(?:migo| ello)|lo hare|lo hago|la preparo|lo preparo|me encargo|yo me encargo|me ocupo|entendido|con (?:mucho )?gusto|encantad[oa]|ok|okay|descuida|ahi estara|dale|listo|sale|hagale|de una|lo tendras|la tendras|las tendras|los tendras|apuntado|como no|dalo por hecho|bien)\b/,
  asksAround:
    /\bquien (?:puede|podria|quiere|se encarga de|se ocupa de) |^¿?(?:y |pero )?(?:a )?quien [a-z]{3,} (?:al?|el|la|los|las|un|una) /,
  refuses:
    /^[¡¿ ]*(?:pues |ah |bueno,? |eh,? |uf,? )*(?:no\b(?! (?:hay problema|te preocupes|problem|se quien|lo dudes|pasa nada|tengo inconveniente)|,? (?:perdon|espera|mejor (?:el|la|para|manana)|digo)\b)|olvidalo|dejalo|mejor no|mejor lo|ya lo (?:hice|tengo|mande|envie)|imposible|no hace falta|lo siento|me temo|preferi(?:ria|ero) (?:que )?no|prefiero (?:que )?no|estoy (?:de (?:vacaciones|baja|viaje)|fuera|hasta arriba|a tope)|que va|ni hablar|eso seria|descartado)\b/,
  takenBack:
    /\b(?:mejor lo olvidamos|olvidalo|mejor no|pero no es posible|no hace falta|era broma|es broma|en teoria|lo descartamos|descartado)\b/,
  noted:
    /\b(?:no (?:se|sabemos|tengo claro) (?:a )?quien|a quien le toca|sin (?:nombre|responsable)|apuntad[oa]|apuntalo|apuntamos|voluntari[oa]s?|nadie|quien pueda|ya veremos quien|vemos quien|en la lista|quien tiene tiempo|pendiente)\b/,
  acknowledges:
    /^[¡¿ ]*(?:muy bien|bien|bueno|perfecto|vale|gracias|muchas gracias|estupendo|genial|de acuerdo|estoy de acuerdo|si|claro|excelente|exacto|eso|no|lo recuerdo|me parece|a mi|entonces|pues|algun dia|lo dejamos|tienes razon|entendido|fenomenal|por supuesto|sin problema|buena idea|ya)\b/,
  question:
    /\?\s*$|^¿|^(?:y |pero |bueno,? )?(?:que|como|quien|cuando|donde|por que|cual|cuales|cuant[oa]s?)\b/,
  thanks: /\b(?:gracias|perfecto|muy bien|genial|estupendo|de acuerdo|vale),? ?$/,
  introduces:
    /^(?:hola|buenos dias|buenas tardes|buenas)?,? ?(?:a todos)?,? ?(?:soy|me llamo|aqui|habla|os habla) (\w+)(?:[,. ]|$)/,
  newDate: /^(?:no,? |perdon,? |bueno,? |mejor,? |espera,? )*(?:mejor |que sea |digamos |ponlo |pongamos )/,
  takesOn: new RegExp(
    `^(?:vale,? |si,? |bueno,? )?(?:(?:ya )?(?:yo(?: mism[oa])?|voy yo|(?:yo )?me (?:encargo|ocupo)(?: yo)?|lo hago yo|yo lo hago)(?:[.!]*$|, pero (?:necesito|antes|primero)\\b)|(?:ya )?(?:(?:lo|la|los|las|le|les) )?(?!creo )(?:${formPattern('i')}) yo(?: mism[oa])?(?: (?:hoy|manana|luego|ahora|despues|esta (?:tarde|noche|semana)|(?:el|este) \\w+))*[.!]*$|(?:eso |esto )?(?:lo|la|los|las) puedo (?:ir )?(?:hacer|haciendo|llevar|llevando|mirar|mirando) yo\\b(?! (?:o|y|e|ni)\\b)|yo (?:puedo|podria) (?:hacer|llevar|mirar)l[oa]s?\\b)`,
  ),
  handsOver:
    /^(?:no|mejor)\b|\b(?:dejame|dejalo|en (?:mi|su|tu) lugar)\b|\b(?:l[oa]s?|eso) (?:hago|cojo|llevo|cubro) yo\b|\byo (?:l[oa]s?|me) (?:hago|cojo|llevo|cubro|encargo|ocupo)\b/,
  decides: [
    /\b(?:hemos decidido|decidimos|decidido queda|queda decidido|esta decidido|acordamos|hemos acordado|queda acordado|resolvemos|optamos por|hemos optado|nos quedamos con|nos decidimos por|elegimos|escogemos|acordado queda|queda aprobad[oa]|aprobamos|descartamos|hemos descartado|quedamos en)\b/,
    /\bla decision (?:\w+ ){0,3}es\b/,
    /\b(?:entonces|pues|vale|bien|asi que|no),? (?:vamos con|seguimos con|mantenemos|cancelamos|aplazamos|dejamos (?=el|la|en|para)|usamos|usaremos|contratamos|lo hacemos|nos vamos)\b/,
    /(?:^|[,.;:] |\b(?:entonces|pues|vale|asi que|no|bien) )(?:vamos con(?! (?:el orden|la lista|lo|el (?:siguiente|primer|segundo|proximo)|la (?:siguiente|primera|segunda|proxima))\b)|seguimos con|mantenemos|mantendremos|cancelamos|aplazamos|posponemos|renunciamos a)\b/,
    /\ba partir de (?:ahora|hoy|el|la|este|manana)\b/,
    /\b(?:se (?:pasa|aplaza|mueve|mantiene|cancela|pospone|queda)) (?:a|al|para|hasta|la|el|en)\b/,
    /\beste (?:ano|mes|trimestre) no (?:hacemos|haremos|habra|compramos|contratamos|cambiamos)\b/,
  ],
  decidedBefore:
    /\b(?:(?:esta|queda|es|asi queda) (?:ya )?(?:decidido|acordado|definitiv[oa]|la (?:fecha|decision|opcion|norma|regla) (?:definitiva|final|nueva)|nuestra (?:nueva )?(?:norma|regla|decision)|la nueva (?:norma|regla))|es la (?:fecha|decision|opcion) (?:definitiva|final)|decidido entonces|no se hable mas|asi lo hacemos|todos de acuerdo|tenemos (?:una |la )?decision|esa es la decision)\b|^(?:decidido|acordado|aprobado)[.,!]?$/,
  decidesNext:
    /\b(?:decidamos(?:lo)?|vamos a decidir(?:lo)?|cerremoslo|lo decidimos|hay que decidir(?:lo)?) (?:ahora|ya|hoy)\b|^(?:la )?decision:?$/,
  noDecision:
    /\?\s*$|^¿|\b(?:no hemos|todavia no|aun no|hay que|tenemos que|debemos|antes de|cuando|si|quien|podriamos|deberiamos) (?:\w+ ){0,2}(?:decidi\w+|acord\w+|elegi\w+)\b|^si (?!,)|\b(?:y|luego|entonces) (?:ya |luego )?(?:lo|la|los|las) (?:decidimos|elegimos|acordamos)\b/,
  statuses: [
    {
      status: 'blocked',
      pattern:
        /\b(?:bloquead[oa]s?|parad[oa]s?|atascad[oa]s?|detenid[oa]s?|en espera|paralizad[oa]s?|no (?:podemos|se puede|puedo) (?:seguir|avanzar|continuar)|estancad[oa]s?|a la espera de|esperando (?:a|la|el|una|respuesta))\b/,
    },
    {
      status: 'in_progress',
      pattern:
        /\b(?:en (?:curso|marcha|proceso|progreso|desarrollo)|(?:todavia|aun|sigue|siguen|sigo|seguimos|esta|estan|estoy|estamos) (?:esta |estan |estoy |estamos )?\w+(?:ando|iendo|yendo)|a medias|a la mitad|estamos en ello|casi (?:list[oa]|terminad[oa]|acabad[oa])|(?:he|hemos|ha|han) empezado|va (?:bien|avanzando)|avanza(?:ndo)?|no esta (?:todavia |aun )?(?:list|terminad|acabad)[oa]|por ciento)\b/,
    },
    {
      status: 'done',
      pattern:
        /\b(?:(?:esta|estan|quedo|quedaron|queda) (?:ya |todo |por fin |completamente )?(?:list[oa]s?|hech[oa]s?|\w+(?:ad|id)[oa]s?|resuelt[oa]s?|abiert[oa]s?|escrit[oa]s?|impres[oa]s?|en linea|publicad[oa]s?)|ya (?:esta|estan|se|lo|la|los|las|hemos|he|ha|han|salio|salieron|termine|terminamos|envie|enviamos|firme|firmamos|mande|hice|hicimos)\b|(?:he|hemos|ha|han) (?:terminado|acabado|firmado|enviado|mandado|entregado|publicado|cerrado|resuelto|hecho|instalado|salido|completado|aprobado)|(?:termine|terminamos|acabe|acabamos|enviamos|firmamos|salio|salieron|entregamos|publicamos|cerramos|complete|completamos) |se (?:ha|han) \w+do|list[oa]s? desde)\b/,
    },
  ],
  noStatus:
    /\?\s*$|^¿|^(?:y |pero |bueno,? )*(?:nadie|ningun[oa]? de|(?:yo )?(?:pensaba|creia|crei)|el (?:ano|mes|trimestre) pasado)\b|\b(?:estara|estaran|cuando|si|hasta que|tiene que|debe|deberia|hay que) (?:\w+ ){0,5}(?:list[oa]|terminad[oa]|hech[oa]|firmad[oa])\b/,
  stopWords: new Set(
    'el la los las un una unos unas y o u e de del a al en con por para que se su sus mi mis tu tus lo le les me te nos os es son ser esta estan esto eso este ese esa estos esas como mas pero si no ya muy tambien hay ha he han hemos fue era yo tu ella nosotros vosotros ellos todo todos toda cada sin sobre entre desde hasta cuando donde quien cual porque pues bien asi entonces solo ahora aqui alli algo nada va vamos voy tengo tenemos tiene puede'.split(
      ' ',
    ),
  ),
  habit:
    /\b(?:los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|fines de semana)|tod[oa]s l[oa]s|cada (?:dia|semana|mes|lunes|martes|miercoles|jueves|viernes)|siempre|normalmente|a diario)\b(?!.*\b(?:este (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes)|esta (?:semana|tarde|noche|manana))\b)/,
  smallTalk:
    /^[¡¿ ]*(?:hola|buenos dias|buenas|gracias|muchas gracias|adios|hasta luego|que tal|bienvenid)\b/,
};
