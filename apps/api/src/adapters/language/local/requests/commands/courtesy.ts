import { compile, literalsOf, type Node } from '../grammar/pattern';

const forms = (...sources: string[]): readonly (readonly Node[])[] => sources.map(compile);

/** What may stand before a wish and changes nothing of it. Each may be followed by another. */
export const prefixes: readonly (readonly Node[])[] = forms(
  '(please|pls|plz|pleas|kindly|just|now|then|also|next|first|finally|ok|okay|hey|hi|hello|so|well|alright|right|great|thanks|tavla|and|good morning|thank you)',
  '(can|could|would|will) you [please|kindly|just|maybe please]',
  "(i'd like you to|i would like you to|i want you to|i need you to|you can|let's|go ahead and|would you be so kind as to|be so kind as to|do me a favour and|do me a favor and)",
  '(por favor|porfa|porfavor|ahora|luego|despues|tambien|y|ademas|primero|hola|vale|ok|bueno|venga|oye|gracias|a ver|buenas|buenos dias)',
  '[me] (puedes|podrias|puede|podria|podeis) [por favor] [-me]',
  '(te importa|te importaria|haz [-me] el favor de|haz favor de)',
);

/** What may stand behind one. */
export const suffixes: readonly (readonly Node[])[] = forms(
  '(please|pls|plz|pleas|thanks|thank you|cheers|too|also|as well|now|right now|right away|immediately|for me|instead|then|again|ok|okay|though|at once|already|thx)',
  '(from|as of) (now|today|now on)',
  '(would|will|could|can) you',
  '(por favor|porfa|porfavor|gracias|tambien|ya|ahora|ahora mismo|en su lugar|vale|entonces|de inmediato|anda|desde hoy|a partir de hoy)',
);

/** What joins two wishes of a sentence. */
export const joints: readonly (readonly Node[])[] = forms(
  '(, and then|, and also|, and|, then|, also|,|and then|and also|and|then|plus|&|but also)',
  '(, y luego|, y despues|, y tambien|, y|, luego|, despues|y luego|y despues|y tambien|y ademas|y|e|luego|despues|ademas)',
);

/** The words of these, which are nobody's slip. */
export const courtesyWords: readonly string[] = [...prefixes, ...suffixes, ...joints].flatMap(literalsOf);
