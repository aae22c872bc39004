const list = (text: string): readonly string[] => text.split(' ');

/** What people utter while they think, folded. Who writes talk down has others beside them, or none of them. */
export const sounds = {
  en: list('um uh uhm er erm ah eh oh hm hmm mm'),
  es: list('eh em ehm mm mmm hm ah oh'),
};
