import { fold } from '@/adapters/language/fold-text';

/** Verbs of work by their dictionary form. */
const infinitives =
  'abrir acabar aceptar aclarar acordar activar actualizar adaptar adjuntar agendar agregar ajustar alquilar ampliar anadir analizar anotar anunciar aprobar apuntar archivar armar arreglar asignar auditar averiguar avisar ayudar bajar barnizar barrer borrar buscar calcular cambiar cancelar cerrar clasificar clavar cobrar cocinar coger colgar colocar comparar completar comprar comprobar comunicar concertar conectar confirmar conseguir consultar contactar contestar contratar convocar coordinar copiar corregir cortar crear cubrir cuidar definir dejar depositar desarrollar desatascar descargar desmontar desplegar devolver disenar distribuir documentar editar elaborar elegir eliminar embalar empaquetar encargar encontrar engrasar ensamblar ensayar entregar envasar enviar envolver escanear escribir especificar estimar estudiar etiquetar evaluar exportar facturar fijar finalizar firmar formar fotocopiar fregar generar gestionar grabar guardar hablar hacer hornear imprimir incluir informar ingresar instalar integrar investigar invitar lanzar lavar lijar limpiar llamar llevar mandar mantener marcar medir mejorar migrar mirar modificar montar mostrar mover negociar notificar obtener ofrecer ordenar organizar pagar pasar pedir pegar pelar pintar planear planificar podar poner preguntar preparar presentar probar programar proponer publicar quitar recibir reclamar recoger recopilar redactar reducir reenviar regar registrar rehacer renovar reparar repartir repasar reservar resolver responder restaurar resumir retirar reunir revisar rodar sacar seleccionar sellar senalar solicitar solucionar subir sustituir terminar traducir traer tramitar transferir ultimar validar valorar vender verificar visitar volver'.split(
    ' ',
  );

/** yo, él (and tú's imperative), subjunctive; where they do not follow the rule. */
const irregular: Record<string, readonly [string, string, string]> = {
  acordar: ['acuerdo', 'acuerda', 'acuerde'],
  aprobar: ['apruebo', 'aprueba', 'apruebe'],
  cerrar: ['cierro', 'cierra', 'cierre'],
  colgar: ['cuelgo', 'cuelga', 'cuelgue'],
  comprobar: ['compruebo', 'comprueba', 'compruebe'],
  conseguir: ['consigo', 'consigue', 'consiga'],
  corregir: ['corrijo', 'corrige', 'corrija'],
  desplegar: ['despliego', 'despliega', 'despliegue'],
  devolver: ['devuelvo', 'devuelve', 'devuelva'],
  distribuir: ['distribuyo', 'distribuye', 'distribuya'],
  elegir: ['elijo', 'elige', 'elija'],
  encontrar: ['encuentro', 'encuentra', 'encuentre'],
  envolver: ['envuelvo', 'envuelve', 'envuelva'],
  fregar: ['friego', 'friega', 'friegue'],
  hacer: ['hago', 'hace', 'haga'],
  regar: ['riego', 'riega', 'riegue'],
  incluir: ['incluyo', 'incluye', 'incluya'],
  mantener: ['mantengo', 'mantiene', 'mantenga'],
  medir: ['mido', 'mide', 'mida'],
  mostrar: ['muestro', 'muestra', 'muestre'],
  mover: ['muevo', 'mueve', 'mueva'],
  obtener: ['obtengo', 'obtiene', 'obtenga'],
  ofrecer: ['ofrezco', 'ofrece', 'ofrezca'],
  pedir: ['pido', 'pide', 'pida'],
  poner: ['pongo', 'pone', 'ponga'],
  probar: ['pruebo', 'prueba', 'pruebe'],
  proponer: ['propongo', 'propone', 'proponga'],
  recoger: ['recojo', 'recoge', 'recoja'],
  coger: ['cojo', 'coge', 'coja'],
  reducir: ['reduzco', 'reduce', 'reduzca'],
  rehacer: ['rehago', 'rehace', 'rehaga'],
  renovar: ['renuevo', 'renueva', 'renueve'],
  resolver: ['resuelvo', 'resuelve', 'resuelva'],
  rodar: ['ruedo', 'rueda', 'ruede'],
  sustituir: ['sustituyo', 'sustituye', 'sustituya'],
  traducir: ['traduzco', 'traduce', 'traduzca'],
  traer: ['traigo', 'trae', 'traiga'],
  volver: ['vuelvo', 'vuelve', 'vuelva'],
};
const futureStems: Record<string, string> = {
  hacer: 'har',
  rehacer: 'rehar',
  poner: 'pondr',
  proponer: 'propondr',
  mantener: 'mantendr',
  obtener: 'obtendr',
};

/** `past` is what I did, where that is written as nothing else: 'escribí'. */
type Form = 'i' | 'they' | 'wish' | 'future' | 'futureThird' | 'past';

const forms = new Map<string, { infinitive: string; form: Form }>();
for (const infinitive of infinitives) {
  const stem = infinitive.slice(0, -2);
  const ar = infinitive.endsWith('ar');
  const soft = ar ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') : stem;
  const [i, they, wish] = irregular[infinitive] ?? [
    `${stem}o`,
    `${stem}${ar ? 'a' : 'e'}`,
    `${soft}${ar ? 'e' : 'a'}`,
  ];
  const future = futureStems[infinitive] ?? infinitive;
  const add = (form: Form, word: string) => {
    if (!forms.has(word)) forms.set(word, { infinitive, form });
  };
  add('i', i);
  add('they', they);
  add('wish', wish);
  add('future', `${future}e`);
  add('futureThird', `${future}a`);
  if (!ar) add('past', `${stem}i`);
}
for (const [word, infinitive] of [
  ['haz', 'hacer'],
  ['pon', 'poner'],
  ['propon', 'proponer'],
] as const)
  forms.set(word, { infinitive, form: 'they' });

const known = new Set(infinitives);

/** The dictionary form of a Spanish verb form of work, or null. Folded in, folded out. */
export function infinitiveOf(word: string): string | null {
  const plain = fold(word);
  const bare = plain.replace(/(?:me|te|se|nos|lo|la|los|las|le|les)$/, '');
  if (known.has(plain)) return plain;
  if (known.has(bare)) return bare;
  // 'termines' and 'envíes' are 'termine' and 'envíe' said to someone.
  const found = [plain, bare, plain.replace(/s$/, '')].map((form) => forms.get(form)?.infinitive);
  return found.find((infinitive) => infinitive !== undefined) ?? null;
}

/** Whether a folded word says what I do: 'mando'. */
export const isOwnPresent = (word: string): boolean => forms.get(word)?.form === 'i';

/** A pattern for the folded words of one form: 'hago|mando|…'. */
export function formPattern(...wanted: Form[]): string {
  return [...forms]
    .filter(([, { form }]) => wanted.includes(form))
    .map(([word]) => word)
    .join('|');
}
