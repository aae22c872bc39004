import { type Ground, matchAt } from '../grammar/match';
import { compile, type Node } from '../grammar/pattern';

const openings: readonly (readonly Node[])[] = [
  '(please|hi|hello|hey|ok|okay|so|and|but|tavla|well|now|also|by the way|good morning|good afternoon|thanks|morning)',
  '(can|could|would|will) you [please] [tell me|show me|say|check]',
  "(tell me|show me|do you know|do you remember|i want to know|i wonder|i'd like to know|remind me)",
  '(por favor|hola|oye|vale|y|pero|ok|bueno|tavla|a ver|buenas|buenos dias|eh)',
  '[me] (puedes|podrias|podria|puede|sabes|sabe|recuerdas|podes|sabrias) [decir -me|decir|dime|-me] [si]',
  '(oiga|disculpa|perdona|perdon|una pregunta|una duda|quick question|question|random question|just wondering|wondering|curious|remind me|sorry|excuse me) [:|,]',
  '(quiero saber|quisiera saber|dime|recuerda -me)',
  '(check|see|look|find out|let me know|tell me|check for me|have a look) (if|whether)',
  '(fijate|mira|comprueba|averigua|dime|confirma -me|avisa -me) si',
  '(need|i need|we need) [to know]',
].map(compile);

/** What asks. */
export const asking =
  /^(?:what|what's|who|who's|whose|which|when|when's|where|where's|why|how|how's|que|quien|quienes|cual|cuales|cuando|cuanto|cuantos|cuanta|cuantas|donde|como|para|desde|por|hasta|in|from|since|till|until|by)$/;

/** Where a question may begin: at once, or behind 'can you tell me'. */
export function startsOf(ground: Ground, at: number, end: number): number[] {
  const ends = [at, ...afterTime(ground, at, end)];
  for (const start of ends) {
    if (ends.length > 8) break;
    for (const form of openings)
      for (const match of matchAt(ground, form, start, 'en')) {
        const next = ground.tokens[match.end]?.text === ',' ? match.end + 1 : match.end;
        if (next < end && !ends.includes(next)) ends.push(next);
      }
  }
  return ends;
}

/** What closes a question and asks nothing: 'in the end', 'al final'. */
const closings =
  /^(?:in the end|at the end|after all|all in all|by the way|btw|at this point|as of now|up to now|until now|so far|overall|finally|again|exactly|anyway|al final|al fin y al cabo|a fin de cuentas|por fin|por cierto|finalmente|hasta ahora|a todo esto|en definitiva|entonces|exactamente|al cabo)$/;
const longestClosing = 5;

/** What only says it once more: 'I mean how many we buy'. */
const afterthought = /^(?:i mean|o sea|es decir|quiero decir|that is to say)$/;

/** Where a question ends but for what only closes it. */
export function endOfQuestion(ground: Ground, at: number, end: number): number {
  const { tokens } = ground;
  for (let from = at + 3; from < end - 2; from += 1) {
    const words = tokens.slice(from + 1, from + 3).map(({ text }) => text);
    if (tokens[from]?.text === ',' && afterthought.test(words.join(' ')))
      return endOfQuestion(ground, at, from);
  }
  for (let from = Math.max(at + 2, end - longestClosing); from < end; from += 1) {
    const words = tokens.slice(from, end).map(({ text }) => text);
    if (closings.test(words.join(' '))) return tokens[from - 1]?.text === ',' ? from - 1 : from;
  }
  return end;
}

/** 'Ayer qué se movió': behind a time that says since when. */
function afterTime({ slots, tokens }: Ground, at: number, end: number): number[] {
  return (['en', 'es'] as const).flatMap((tongue) =>
    (slots.since?.(at, tongue) ?? []).flatMap(({ end: stop }) => {
      const next = tokens[stop]?.text === ',' ? stop + 1 : stop;
      return next < end && asking.test(tokens[next]?.text ?? '') ? [next] : [];
    }),
  );
}
