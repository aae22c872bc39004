import type { MeetingLanguage } from '@/adapters/language/language';

/** Words that are frequent in one language and not words of the others. */
const telling: Record<MeetingLanguage, RegExp> = {
  en: /\b(the|is|are|was|what|who|when|which|how|why|does|did|this|that|there|with|should|please)\b/g,
  es: /\b(el|la|los|las|es|está|qué|que|quién|cuándo|cuál|cómo|por|para|esta|este|una|del|hay|debe)\b|[¿¡ñ]/g,
  sv: /\b(och|är|det|den|vad|vem|när|vilken|vilka|hur|varför|som|på|inte|ska|har|jag|vi|ett|med|för)\b|å/g,
};

/** The language that a short question is most likely in; English when nothing tells. */
export function guessLanguage(text: string): MeetingLanguage {
  const plain = text.toLowerCase().normalize('NFC');
  let best: MeetingLanguage = 'en';
  let most = 0;
  for (const language of ['en', 'es', 'sv'] as const) {
    const count = [...plain.matchAll(telling[language])].length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
