import type { MeetingLanguage } from '@/adapters/language/language';

/** What an answer of this machine ends with, where a model would have given it but for the company's limit. */
export const usedUpWords: Record<MeetingLanguage, string> = {
  en: 'This month’s tokens for the language model are used up, so this was answered by rules on this server.',
  es: 'Los tokens de este mes para el modelo de lenguaje se han agotado, así que esto lo han respondido reglas en este servidor.',
  sv: 'Månadens tokens för språkmodellen är slut, så det här besvarades av regler på den här servern.',
};
