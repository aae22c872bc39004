import { bothEnds } from '@/adapters/language/both-ends';
import type { MeetingLanguage } from '@/adapters/language/language';

const set = (words: string) => new Set(words.split(/\s+/));

/** Words that are frequent in one language, in questions and in wishes, and not words of the others. */
const telling: Record<MeetingLanguage, ReadonlySet<string>> = {
  en: set(`the is are was what who when which how why does did this that there with should please it its my of for
    to by about and all any move assign rename set give make create tag remind split delete mark due done task tasks
    today tomorrow next week overdue tell show list find`),
  es: set(`el la los las lo es está están qué que quién quien quiénes cuándo cuando cuánto cuánta cuántos cuántas cuál cuáles cómo dónde por para esta
    este estas estos una unos unas del al hay debe con sin todas todos mis sus su y tarea tareas reunión reuniones mueve
    muévela muévelo pasa pásala asigna asígnala asígnalo asígnamela recuérdame recuérdale recuerda crea añade borra
    elimina cambia pon ponle renombra renómbrala divide divídela etiqueta etiquétala comenta vence vencen vencida
    vencidas pendiente pendientes hoy mañana ayer lunes martes miércoles jueves viernes sábado domingo dijo tiene
    tienen resume busca muestra muéstrame dime quiero puedes gracias hola responsable quedó
    porfa porfavor pasalo pasala ponlo ponla quita quítale quitale nueva fecha límite curso mueva pase ponga asigne`),
  sv: set(`och är det den vad vem när vilken vilka hur varför som på inte ska har jag vi ett med för att till från vara
    uppgift uppgifter möte mötet flytta klart idag imorgon måndag tisdag onsdag torsdag fredag lördag söndag`),
};
/** Signs that only one of them has. */
const signs: Partial<Record<MeetingLanguage, RegExp>> = { es: /[¿¡ñ]/g, sv: /å/g };
/** A title or a sentence that is quoted may be in another language than who quotes it. */
const quoted = /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»/g;

/** The language that a message is most likely in; English when nothing tells. What somebody pasted is in any language. */
export function guessLanguage(text: string): MeetingLanguage {
  const plain = bothEnds(text).toLowerCase().normalize('NFC').replace(quoted, ' ');
  const words = plain.match(/\p{L}+/gu) ?? [];
  let best: MeetingLanguage = 'en';
  let most = 0;
  for (const language of ['en', 'es', 'sv'] as const) {
    const marked = signs[language] ? (plain.match(signs[language])?.length ?? 0) : 0;
    const count = marked + words.filter((word) => telling[language].has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
