import type { Tongue } from '../grammar/match';

const days = {
  en: 'mon:monday tue:tuesday tues:tuesday wed:wednesday weds:wednesday thu:thursday thur:thursday thurs:thursday fri:friday sat:saturday sun:sunday jan:january feb:february mar:march apr:april jun:june jul:july aug:august sep:september sept:september oct:october nov:november dec:december tmrw:tomorrow tmr:tomorrow tomorow:tomorrow tommorow:tomorrow tommorrow:tomorrow eod:today',
  es: 'ene:enero feb:febrero mar:marzo abr:abril jun:junio jul:julio ago:agosto sep:septiembre sept:septiembre oct:octubre nov:noviembre dic:diciembre lun:lunes mie:miercoles jue:jueves vie:viernes sab:sabado',
};
const short: Record<Tongue, ReadonlyMap<string, string>> = { en: mapOf(days.en), es: mapOf(days.es) };

function mapOf(list: string): Map<string, string> {
  return new Map(list.split(' ').map((pair) => pair.split(':') as [string, string]));
}

/** January first. */
export const monthNames: Record<Tongue, readonly string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** A word of a day in full. */
export const fullDayWord = (word: string, tongue: Tongue): string => short[tongue].get(word) ?? word;

const anyDay: Record<Tongue, RegExp> = {
  en: /^(?:today|tonight|tomorrow|yesterday|day|days|week|weeks|weekend|month|months|quarter|year|end|start|beginning|now|asap|soon|later|christmas|easter|new|next|last|coming|past|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|\d+(?:st|nd|rd|th)|\d[\d./:-]*|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)$/,
  es: /^(?:hoy|manana|ayer|dia|dias|semana|semanas|mes|meses|trimestre|ano|fin|final|finales|principio|principios|navidad|pronto|luego|pasado|proximo|proxima|que|viene|lunes|martes|miercoles|jueves|viernes|sabado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|\d[\d./:-]*|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta)$/,
};
const between: Record<Tongue, RegExp> = {
  en: /^(?:the|of|in|on|a|an|this|from|at|before|after|by|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|afternoon|morning|evening)$/,
  es: /^(?:el|la|de|del|en|a|al|dentro|este|esta|un|una|por|y|antes)$/,
};

/** Whether a word names a part of a date. */
export const isDayWord = (word: string, tongue: Tongue): boolean => anyDay[tongue].test(word);

/** Whether a word may stand in a date between those that name its parts. */
export const isBetweenDays = (word: string, tongue: Tongue): boolean => between[tongue].test(word);
