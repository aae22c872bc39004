import { compile, literalsOf, type Node } from '../grammar/pattern';

const forms = (...sources: string[]): readonly (readonly Node[])[] => sources.map(compile);

/** What may stand before a wish and changes nothing of it. Each may be followed by another. */
export const prefixes: readonly (readonly Node[])[] = forms(
  "(please to|nomas|nada mas|plis|porfis|tho|fyi|heads up|update|just to say|gentle reminder|small thing|small favour|quick request|quick thing|if you don't mind|if you do not mind|guys|team|everyone|listen) [:|,|-]",
  "(i|we) (want|need|would like|wish|'d like) [that]",
  '(please|pls|plz|pleas|kindly|just|now|then|also|next|first|finally|ok|okay|hey|hi|hello|so|well|alright|right|great|thanks|tavla|and|good morning|thank you)',
  '(can|could|would|will) you [please|kindly|just|maybe please]',
  '(can|could|may|might|shall) (we|i|someone|somebody|anyone) [please|just|maybe]',
  '(any chance|is there any chance|would it be (possible|ok|okay|fine|all right|too much trouble)|is it possible) (you could|you can|we could|we can|to|for you to)',
  "(it would be|it'd be|that would be) (great|nice|lovely|good|helpful) if you could",
  '(i wonder|i was wondering|i am wondering|wondering) (if|whether) (it would be possible|it is possible|there is any way|you could|you would|you can|we could) [to|for you to]',
  "(i'd|i would) (appreciate|be grateful) it if you could",
  '(if you could|when you can|when you have time|when you get a chance|when you get a minute|whenever you can|if possible|if you can)',
  "(sorry|sorry to bother you|sorry to bother|excuse me|quick one|one more thing|oh|ah|hmm|right then|listen|look|hi there|hey there|morning|evening|good evening|dear tavla|ps|p s|btw|by the way|done and dusted|all done|that's it|good news) [:|,|-] [but|and]",
  "(i'd like you to|i would like you to|i want you to|i need you to|you can|let's|i'd like us to|we need to|we should|we can|we could|we must|we have to|let us|why don't we|why don't you|go ahead and|would you be so kind as to|could you be so kind as to|would you be kind enough to|be so kind as to|do me a favour and|do me a favor and)",
  '(por favor|porfa|porfavor|ahora|luego|despues|tambien|y|ademas|primero|hola|vale|ok|bueno|venga|oye|gracias|a ver|buenas|buenos dias|buenas tardes|che|bueno|dale|anda|perdona|perdon|disculpa|oh|ah|eh|por cierto|una cosa|mejor|pues)',
  '(cuando puedas|cuando tengas tiempo|si puedes|si puede|si es posible|si te parece|si no te importa|cuando puedan) [,]',
  '(seria|serias|serian) tan (amable|amables) de',
  '(te|le|os|les) (agradeceria|agradezco|pido|pediria) que',
  '(nos|me) (gustaria|vendria bien) que',
  '(hay que|tenemos que|toca|vamos a|habria que)',
  '[me] (puedes|podrias|puede|podria|podeis|podrian|podes|podemos|podriamos|podriais) [usted|ustedes] [por favor] [-me]',
  '(encargate|ocupate|asegurate|acuerdate) de',
  '(te importa|te importaria|haz [-me] el favor de|haz favor de)',
);

/** What may stand behind one. */
export const suffixes: readonly (readonly Node[])[] = forms(
  "(no rush|no hurry|no pressure|no worries|no biggie|whenever|sin prisa|sin prisas|no corre prisa|no hay prisa|tranqui|cuando se pueda|cuando pueda|ok?|right|yeah|lol|haha|jaja|plis|porfis|ahorita|nomas|nada mas|y listo|y ya|y ya esta|and done|and that is it|and that's it|that's all|that is all|eso es todo|es todo|many many thanks|appreciate it|much appreciated|te lo agradezco|se agradece|saludos a todos|bye|in advance|por adelantado|de antemano|you rock|crack|maquina|amigo|jefe|boss|buddy|dear)",
  '(counting from today|counting from now|please|pls|plz|pleas|ta|at the latest|latest|sharp|no matter what|if you would|for now|from today|from today on|starting today|starting now|as discussed|as agreed|as we said|asap|with it then|obviously|i guess so|myself|himself|herself|themselves|yourself|in the morning|morning|thanks|thank you|cheers|too|also|as well|now|right now|right away|immediately|for me|instead|then|again|ok|okay|though|at once|already|thx|ta|ok thanks|many thanks|thanks a lot|thanks in advance|if you can|if possible|when you can|when you have time|when you get a chance|when you get a minute|whenever you can|for the moment|for the time being|for the time|any more|anymore|all of it|all of them|both|today please|my friend|mate|best|regards|best regards|kind regards|from now on|here|there|with it|with that|after all|yes|would you please|could you please|this time|for good|once more|already|tavla)',
  '[,] (if it is not too much (trouble|to ask|bother)|if that is (ok|okay|possible|all right)|if it is (ok|okay|possible)|thank you kindly|thanks kindly|kindly)',
  '(from|as of) (now|today|now on)',
  '(instead of|rather than|and not|not) [on|by|for|until|the] {day}',
  '(en vez de|en lugar de|y no) [el|del|para el] {day}',
  '(would|will|could|can) you',
  '(por favor|porfa|porfavor|gracias|sin falta|como muy tarde|a mas tardar|como tarde|no antes|no despues|cuanto antes|a partir de ahora|desde ahora|como quedamos|como hablamos|tambien|ya|ahora|ahora mismo|en su lugar|vale|entonces|de inmediato|anda|cuando puedas|cuando tengas tiempo|si puedes|si puede ser|si es posible|muchas gracias|mil gracias|gracias de antemano|saludos|un saludo|un abrazo|da -le|dale|va|ok|porfi|enseguida|otra vez|de nuevo|de momento|por ahora|por el momento|si|todas|todos|del todo|mejor|eh|tavla|desde hoy|a partir de hoy|contando desde hoy|contando desde ahora|a contar desde hoy)',
);

/** What joins two wishes of a sentence. */
export const joints: readonly (readonly Node[])[] = forms(
  '(, but|but|, so|so|, and so|and so|. and|, and then|, and also|, and|, then|, also|,|and then|and also|and|then|plus|&|but also)',
  '(, pero|pero|, asi que|asi que|, y luego|, y despues|, y tambien|, y|, luego|, despues|y luego|y despues|y tambien|y ademas|y|e|luego|despues|ademas)',
);

/** The words of these, which are nobody's slip. */
export const courtesyWords: readonly string[] = [...prefixes, ...suffixes, ...joints].flatMap(literalsOf);
