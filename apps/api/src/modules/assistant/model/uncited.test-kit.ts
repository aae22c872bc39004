import { englishWords } from '../words/english';

/** What is kept of an answer in English whose model cites nothing. */
export const uncited = (text: string): string => `${text}\n\n${englishWords.unsupported}`;
