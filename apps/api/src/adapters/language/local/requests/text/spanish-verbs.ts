import { fold } from '@/adapters/language/fold-text';
import type { Token } from './tokens';

/**
 * What one tells an assistant to do, in Spanish: the form by which rules name it, and the infinitive and the polite
 * forms that mean the same.
 */
const verbs =
  `asigna asignar asigne|reasigna reasignar reasigne|desasigna desasignar desasigne|da dar|pasa pasar pase|mueve mover mueva
pon poner ponga|cambia cambiar cambie|marca marcar marque|cierra cerrar cierre|reabre reabrir reabra|abre abrir abra
empieza empezar empiece|inicia iniciar inicie|comienza comenzar comience|termina terminar termine|completa completar complete
finaliza finalizar finalice|aprueba aprobar apruebe|aplaza aplazar aplace|retrasa retrasar retrase|pospon posponer posponga
adelanta adelantar adelante|quita quitar quite|elimina eliminar elimine|borra borrar borre|anade anadir anada|agrega agregar agregue
etiqueta etiquetar etiquete|renombra renombrar renombre|llama llamar llame|titula titular titule|describe describir describa
redacta redactar redacte|escribe escribir escriba|divide dividir divida|separa separar separe|desglosa desglosar desglose
comenta comentar comente|deja dejar deje|recuerda recordar recuerde|avisa avisar avise|junta juntar junte|une unir una
fusiona fusionar fusione|combina combinar combine|busca buscar busque|encuentra encontrar encuentre|crea crear cree|haz hacer haga
devuelve devolver devuelva|manda mandar mande|lleva llevar lleve|encarga encargar encargue|saca sacar saque|actualiza actualizar actualice
retira retirar retire|atrasa atrasar atrase|alarga alargar alargue|amplia ampliar amplie|extiende extender extienda|prorroga prorrogar prorrogue
fija fijar fije|programa programar programe|planifica planificar planifique|traspasa traspasar traspase|transfiere transferir transfiera|entrega entregar entregue
mete meter meta|coloca colocar coloque|arrastra arrastrar arrastre|baja bajar baje|sube subir suba|apunta apuntar apunte|libera liberar libere|acepta aceptar acepte|arranca arrancar arranque|prepara preparar prepare|resume resumir resuma|dime decir diga|muestra mostrar muestre|ensena ensenar ensene|reparte repartir reparta|parte partir parta
anota anotar anote|vuelve volver vuelva|firma firmar firme|paga pagar pague|revisa revisar revise|busca buscar busque|contesta contestar conteste|cuenta contar cuente|suelta soltar suelte|delega delegar delegue|cede ceder ceda|agenda agendar agende|corta cortar corte|corre correr corra|coge coger coja|archiva archivar archive|tira tirar tire|echa echar eche|rechaza rechazar rechace|descarta descartar descarte|regala regalar regale|traslada trasladar traslade|reprograma reprogramar reprograme|regresa regresar regrese|retorna retornar retorne|aparca aparcar aparque|reubica reubicar reubique`
    .split(/[|\n]/)
    .map((line) => line.trim().split(' '));

/** Each form with its name; forms that only look like a polite one ('asigné') are told by their accent. */
const forms = new Map<string, { name: string; isPolite: boolean }>();
for (const [name = '', ...others] of verbs) {
  forms.set(name, { name, isPolite: false });
  others.forEach((form, index) => {
    // 'una' is an article, and 'complete', 'combine' are English.
    if (form !== 'una' && !forms.has(form)) forms.set(form, { name, isPolite: index === 1 });
  });
}
/** What they say in Buenos Aires: with a pronoun behind it, or with its accent. */
const vos = new Map<string, string>();
for (const [name = '', infinitive = '', polite = ''] of verbs) {
  const form = infinitive.slice(0, -1);
  if (!forms.has(form)) vos.set(form, name);
  // What one tells several people.
  if (polite !== '' && !forms.has(`${polite}n`)) forms.set(`${polite}n`, { name, isPolite: false });
}
const infinitives = new Map(verbs.map(([, infinitive = '', polite = '']) => [polite, infinitive]));
const spelt: Readonly<Record<string, string>> = { qu: 'c', gu: 'g', c: 'z' };
/** 'Revise' as 'revisar'; null: which verb that is of is not certain. */
export function infinitiveOf(written: string): string | null {
  const form = fold(written);
  const known = infinitives.get(form);
  if (known !== undefined && known !== '') return known;
  // 'Riegue' is of 'regar'.
  if (!/[^aeiou]e$|[gq]ue$|[iue]e$/.test(form) || /(?:ie|ue)[^aeiou]+(?:u?e)$/.test(form)) return null;
  return `${form.slice(0, -1).replace(/(?:qu|gu|c)$/, (end) => spelt[end] ?? end)}ar`;
}
const english = new Set(['complete', 'combine', 'describe']);
/** No lone 'te' or 'se': 'create', 'date' and 'crease' are English. */
const pronouns = /(?:(se|me|nos)?(la|lo|las|los|le|les)|(me|nos))$/;

/** 'asígnasela' as 'asigna', '-se', '-la'; any other word as it is. `written` has its accents. */
export function splitSpanishVerb(token: Token, written: string): Token[] {
  const alone =
    formOf(token.text, written) ?? (/[áéí]$/.test(written.normalize('NFC')) ? vos.get(token.text) : null);
  if (alone) return [{ ...token, text: alone, raw: token.text }];
  const match = pronouns.exec(token.text);
  if (!match) return [token];
  const cut = token.start + match.index;
  const base = token.text.slice(0, match.index);
  const verb = formOf(base, '') ?? vos.get(base);
  if (!verb) return [token];
  const parts: Token[] = [{ ...token, text: verb, raw: token.text.slice(0, match.index), end: cut }];
  let at = cut;
  for (const part of [match[1], match[2], match[3]]) {
    if (part === undefined) continue;
    parts.push({ ...token, text: `-${part}`, start: at, end: at + part.length });
    at += part.length;
  }
  return parts;
}

function formOf(text: string, written: string): string | null {
  const form = forms.get(text);
  if (!form || english.has(text)) return null;
  return form.isPolite && /[éÉ]$/.test(written.normalize('NFC')) ? null : form.name;
}
