import type { MeetingLanguage } from '@/adapters/language/language';
import { sounds } from '@/adapters/language/sounds';
import { wordSet } from '../word-set';

/** What a language says without meaning it, and what its reports are written with. All match folded words. */
export interface WordLists {
  /** Noises; left out wherever they stand. */
  noises: ReadonlySet<string>;
  /** Asides of several words, left out where commas or the sentence's ends stand around them. */
  asides: readonly (readonly string[])[];
  /** Words that only lead in, left out at the beginning. */
  openers: ReadonlySet<string>;
  /** Words that lead in where a comma follows them, and mean something where none does. */
  replies: ReadonlySet<string>;
  /** Words for whoever speaks or listens: who was not there cannot tell who is meant. */
  persons: ReadonlySet<string>;
  /** Words that point at what was said before, or at what is in the room. */
  pointers: ReadonlySet<string>;
  /** Words with which something is weighed up, chosen, wanted or explained. */
  tellings: ReadonlySet<string>;
  /** Talk about the meeting or about talking. */
  chatter: ReadonlySet<string>;
  /** Words that only tie others together and are no stop words of questions. */
  links: ReadonlySet<string>;
  /** A sentence that ends in one of them was never finished. */
  unfinished: ReadonlySet<string>;
  /** Two words in a row where somebody began anew: 'the is', 'we the'. */
  restarts: RegExp;
  /** A sentence that begins with one of them hangs on another. */
  dangling: ReadonlySet<string>;
  /** Nouns that name nothing. */
  vague: ReadonlySet<string>;
  /** What stands before a noun. */
  beforeNouns: ReadonlySet<string>;
}

const lists = (list: string) => list.split('|').map((words) => words.split(' '));

const english: WordLists = {
  noises: new Set([...sounds.en, ...wordSet('umm uhh mmm mhm huh whoa wow')]),
  asides: lists('you know|i mean|you see|let me see|let us see|or whatever|or something|and so on|i guess'),
  openers: wordSet('so and but okay ok kay well yeah yep alright then like'),
  replies: wordSet('yes no right now also anyway sure exactly actually basically really see look'),
  persons: wordSet('i you me my your mine yours myself yourself m'),
  pointers: wordSet('this that these those it he she they them him her here there one thing things'),
  tellings: wordSet(
    'because need needs should must important problem problems issue issues decided decide decision agree agreed propose proposed suggest suggested suggestion recommend plan plans idea ideas option options goal reason cost costs want wanted better best main question discussed discuss concern concerns support project result results solution different means therefore instead whether future possible ensure',
  ),
  chatter: wordSet(
    'said say saying says think thinking thought know mean guess like maybe just really actually probably basically stuff gonna wanna kinda sorta dunno yeah okay ok right well sorry thank thanks please minutes slide slides meeting hello hi good talk talking look looking see mind',
  ),
  links: wordSet(
    'while during both each many because after before between through under against nor such few much am doing having would shall upon per although though however whose whom',
  ),
  unfinished: wordSet(
    'and the of to that or but a an is was so because with if we i they he she it in on for at by as from be are were have has had do does did not which what who how when where will would can could should must may might my your our their his her its this these those very really just like about into than then some any no you every',
  ),
  restarts:
    /\b(?:(?:we|i|they|he|she) (?:if|the|a|an|we|they|i|it|he|she)|(?:the|a|an|our|my|their|your) (?:the|a|an|of|to|is|are|was|were|it|we|they|i|you|and|but|so|this|in|on|at|for|with|from|by|otherwise))\b/,
  dangling: wordSet('which because cause whereas than that where whose whom till'),
  vague: wordSet(
    'monday tuesday wednesday thursday friday saturday sunday one two three four five six seven eight nine ten hundred half little bit lot lots way ways kind kinds sort sorts couple time times next today last first second third whole same great part parts middle example point points day week year years moment side end start beginning people person guys everybody everyone number fact case sense rest stuff member members term terms place chair mr',
  ),
  beforeNouns: wordSet(
    'the a an our your their its his her this these of for with on in about as by from some any new',
  ),
};

const spanish: WordLists = {
  noises: new Set([...sounds.es, ...wordSet('hmm uy ay aja')]),
  asides: lists('o sea|es decir|ya sabes|ya sabeis|no se|digamos|por asi decirlo|la verdad|y tal'),
  openers: wordSet('y pero bueno pues vale'),
  replies: wordSet('entonces bien claro si no ahora luego ademas oye mira perfecto exacto'),
  persons: wordSet('yo tu mi me te mis tus usted ustedes vosotros os conmigo contigo vuestro vuestra'),
  pointers: wordSet(
    'esto eso aquello este ese esta esa estos esos estas esas el ella ellos ellas lo aqui ahi alli cosa cosas',
  ),
  tellings: wordSet(
    'porque necesitamos hay debemos deberiamos importante problema problemas asunto decidido decidimos decision acuerdo acordado proponemos propuesta propongo sugiero recomiendo plan planes idea ideas opcion opciones objetivo razon coste costes mejor principal pregunta proyecto resultado resultados solucion diferente significa posible futuro',
  ),
  chatter: wordSet(
    'digo dice decir dicho creo pienso sabes bueno vale quiza quizas realmente hola gracias favor perdon minutos diapositiva reunion mira oye hablar hablando ver',
  ),
  links: wordSet(
    'mientras durante ambos muchos despues antes aunque sino segun hacia contra tras estamos somos eran estaba tenia tener hacer hace hecho podemos pueden poder siendo haber unos otra otro otros otras mucho mucha poco menos tan tanto',
  ),
  unfinished: wordSet(
    'y o u e pero que de del el la los las un una unos unas en con por para sin si no es son era fue se su sus mi mis tu tus como cuando donde porque muy mas lo le les me te nos al a hay ha han he hemos este esta estos estas ese esa entonces',
  ),
  restarts:
    /\b(?:el|la|los|las|un|una|su|nuestro|nuestra) (?:el|la|los|las|un|una|es|son|fue|y|pero|con|en|por|para|a)\b/,
  dangling: wordSet('que porque cuyo cuya pues donde'),
  vague: wordSet(
    'lunes martes miercoles jueves viernes sabado domingo uno dos tres cuatro cinco seis siete ocho nueve diez cien medio vez veces tiempo parte partes primer primero primera segundo segunda ultimo ultima proximo proxima mismo misma tipo forma manera ejemplo punto puntos dia dias semana ano anos momento lado fin final principio gente persona personas caso hecho sentido resto numero lugar hoy manana todo',
  ),
  beforeNouns: wordSet(
    'el la los las un una unos unas nuestro nuestra nuestros nuestras su sus este esta estos estas de del al con en sobre por nuevo nueva',
  ),
};

/** Of a language that the local engine reads. */
export function wordListsOf(language: MeetingLanguage): WordLists {
  return language === 'es' ? spanish : english;
}
