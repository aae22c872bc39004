import { momentsInWords } from '@/adapters/language/days/date-words';
import { fold } from '@/adapters/language/fold-text';
import { numberWords, writtenNumbers } from './number-words';

const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre';
/** Days and times as they are written, folded. */
const moments = new RegExp(
  [
    String.raw`\b\d{4}-\d\d-\d\d(?:t\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?z?)?`,
    String.raw`\b\d{1,2}(?::\d\d){1,2}(?: ?[ap]\.?m\b)?`,
    String.raw`\b\d{1,2} ?[ap]\.?m\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (?:${month})\b(?:,? (?:de |of )?\d{4}\b)?`,
    String.raw`\b(?:${month})\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4}\b)?`,
    String.raw`\b\d{1,2}/\d{1,2}(?:/\d{2,4})?\b`,
    String.raw`\b(?:19|20)\d\d\b`,
  ].join('|'),
  'g',
);
const ids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** No part of a word: marks such as t1 are none. */
const digits = /(?<![\p{L}\d_])\d{1,30}(?:[.,'’  ]\d{1,30}){0,10}/gu;
/** The numbers of a list of points. */
const points = /^[ \t]{0,8}\d{1,3}[.)](?= )/gm;
/** What is counted where somebody writes 'one'; else it is no number. */
const countable =
  /^(?:tasks?|tickets?|cards?|people|person|meetings?|files?|messages?|comments?|days?|weeks?|months?|years?|hours?|minutes?|tareas?|tarjetas?|personas?|reunion|reuniones|archivos?|mensajes?|comentarios?|dias?|semanas?|mes|meses|anos?|horas?|minutos?)$/;

const spans =
  /[\p{L}\d]{1,12} (?:days?|weeks?|months?|years?|hours?|minutes?|dias?|semanas?|mes|meses|anos?|horas?|minutos?)\b/gu;

/** A figure in a text, and what it may be. */
interface Figure {
  text: string;
  values: readonly string[];
}

/** Pure: '4,800' is 4800, and may be 4.8. */
function valuesOf(number: string): string[] {
  const isGrouped = /^\d{1,3}(?:[.,'’  ]\d{3})+(?:[.,]\d{1,2})?$/.test(number);
  const grouped = number.replace(/[.,'’  ](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const plain = number.replace(',', '.');
  return [...(isGrouped ? [grouped] : []), plain].map((one) => {
    const value = Number(one);
    return Number.isNaN(value) ? one : String(value);
  });
}

const partsOf = (moment: string): string[] =>
  (moment.match(/\d+/g) ?? []).map((part) => String(Number(part)));

/** Pure: the days and times of a text, and the numbers beside them. */
function read(folded: string, languages: readonly ('en' | 'es')[]) {
  const rest = folded.replace(ids, ' ');
  const plain = rest.replace(moments, ' ');
  return {
    moments: [...rest.matchAll(moments)].map(([text]) => ({ text, values: partsOf(text) })),
    numbers: [...plain.matchAll(digits)].map(([text]): Figure => ({ text, values: valuesOf(text) })),
    written: languages.flatMap((language) => writtenNumbers(plain, numberWords[language])),
  };
}

/** The figures that stand in what somebody was given, to hold what they write against. */
export class GivenFigures {
  private readonly numbers = new Set<string>();
  private readonly parts = new Set<string>();
  private readonly onClock: (at: Date) => string;

  /** @param timeZone in which moments are told */
  constructor(timeZone: string) {
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    this.onClock = momentsInWords(timeZone, 'en-GB', { ...date, ...time });
  }

  /** Takes the figures of a text that is given, or of JSON. */
  hear(text: string): void {
    const { moments: told, numbers, written } = read(fold(text).replace(/\\[nrt]/g, ' '), ['en', 'es']);
    for (const { values } of numbers) for (const value of values) this.numbers.add(value);
    for (const { value } of written) this.numbers.add(String(value));
    for (const moment of told)
      for (const value of [...moment.values, ...this.inZone(moment.text)]) this.parts.add(value);
  }

  /** Takes the days and spans of a question, which an answer repeats: how many there are of something it only asks. */
  hearSpans(question: string): void {
    const folded = fold(question);
    this.hear([...(folded.match(moments) ?? []), ...(folded.match(spans) ?? [])].join(' ; '));
  }

  /** Figures of a text that stand in nothing that was given, as they are written there, each once. */
  unknownIn(text: string, language: 'en' | 'es'): string[] {
    const { moments: told, numbers, written } = read(fold(text.replace(points, '')), [language]);
    const isKnown = (value: string) => this.numbers.has(value);
    const unknown = [
      ...told.filter(({ values }) => !values.every((value) => this.parts.has(value) || isKnown(value))),
      ...numbers.filter(({ values }) => !values.some(isKnown)),
      ...written.filter(
        ({ value, next }) => !isKnown(String(value)) && (value !== 1 || countable.test(next)),
      ),
    ];
    return [...new Set(unknown.map((one) => one.text.trim()))];
  }

  /** The parts of a moment where whoever asks is, on the clock of twelve hours, too. */
  private inZone(moment: string): string[] {
    if (!/^\d{4}-\d\d-\d\dt/.test(moment)) return [];
    const at = new Date(moment.toUpperCase());
    if (Number.isNaN(at.getTime())) return [];
    const parts = partsOf(this.onClock(at));
    const hour = Number(parts[3]);
    return [...parts, String(hour > 12 ? hour - 12 : hour)];
  }
}
