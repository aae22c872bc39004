import { english, type PieceForm, spanish } from './piece';

/** What takes back a question. */
export const withdrawing: readonly PieceForm[] = [
  ...english(
    { isWithdrawn: true },
    "[actually|oh|no|ah|well|ok] [,] (never mind|nevermind|forget it|forget that|scratch that|no matter|doesn't matter|ignore that) [actually|then]",
  ),
  ...spanish(
    { isWithdrawn: true },
    '[bueno|ah|no|mejor] [,] (olvida -lo|da igual|no importa|deja -lo|es igual|nada)',
  ),
];

/** Words that change nothing of a wish. */
export const fillerForms: readonly PieceForm[] = [
  ...english(
    { isFiller: true },
    '(myself|himself|herself|themselves|yourself|either|neither|please|pls|plz|kindly|just|now|then|also|too|really|very|so|ok|okay|hey|hi|hello|thanks|thank you|thx|ty|ta|cheers|well|alright|right|great|guys|team|everyone|folks|morning|good morning|good afternoon|afternoon|evening|oh|ah|hmm|um|yes|yep|yeah|sure|finally|again|instead|rather|though|tho|anyway|basically|actually|still|already|straight|straight away|right away|immediately|asap|as well|here|there|for me|for us|for now|today please|after all|at last|btw|by the way|fyi|if possible|if you can|when you can|when you get a chance|no rush|no hurry|accordingly|officially|properly|quickly|from now on|going forward|as discussed|as agreed|as promised|then please|would you|will you|could you|can you|can we|could we|the|a|an|its|their|it to be|of it|with it|for it|up|down|one more thing|quick one|quick ones|three quick ones|two quick ones|couple of things|a few things|two things|three things|first|second|third|next|last|lastly|one|all|both|each of|all of|both of|every one of|in two|my|our|in the meantime|meanwhile|for the moment|afterwards|that is all|boss|mate|friend|good news|bad news|great news|fantastic news|quick update)',
    's',
    "(i|we|he|she|they) (can't|cannot|can not|won't|couldn't|won't be able to|am not able to|are not going to) (make it|make this|do this|do it|manage|manage it|do this one|make that|get to it|get to this|handle it|handle this|finish it|finish this) [in time|by then|after all|this week]",
    "(i|we|he|she|they|{someone:who}) (can't|cannot|can not|won't|couldn't|won't be able to|am not able to|are not going to|don't have time to|have no time to|have no time for|don't have time for) [get|make|manage|do|handle|finish|take|get round|get around] [to|on|with] {certain:task} [in time|by then|after all|this week|any more|anymore|now|today|myself]",
    "(we're|i'm|they're|he's|she's) not (going to|gonna) (make|manage) [it|that|this] [in time]",
    '(could|can|would|will) (somebody|someone|anybody|anyone) [please|maybe|just|kindly]',
    'from here',
    "[it|this|that|the place|everything] (is|are|'s|stays|stay|will be|remains|isn't|aren't) (closed|shut|open|full|booked|fully booked|sold out|out of stock|not available|unavailable|on strike|out of order|off limits) [again] (until|till|til|through|for|all) [{day}|{span}|{since}|week|month|january|february|march|april|may|june|july|august|september|october|november|december|next year|christmas|easter]",
    '{someone:who} here',
    "({someone:who}|he|she) (is|'s|will be|'ll be|has been) [still|back|now|also] (away|off|out|on leave|on holiday|on holidays|on vacation|off sick|sick|ill|travelling|traveling|abroad|out of office|out of the office|on parental leave|on maternity leave|gone|not in|not here|in hospital|swamped|overloaded|snowed under|overwhelmed|up to (his|her) neck|busy) [until|till|til|through|for|all|the whole of|from] [{day}|{span}|{since}|week|month|january|february|march|april|may|june|july|august|september|october|november|december|next year|christmas|easter] [sick]",
    "({someone:who}|he|she|they|we|i) (is|are|am|'s|'re|'m|will be|'ll be) [still|also|now|so|too|very|all|already] (busy|tied up|flat out|occupied|swamped|stuck|up to (his|her|their|my|our) (neck|eyes|ears)) (with|on|at|in|doing) [{task:what}|(the|a|an|our|his|her|my|their) {word} [{word}]] [until|till|til|through|for|all] [{day}|{span}|{since}|week|month|this|next|all week|this week|next week|today|right now|now|at the moment]",
    "(he's|she's|they're|i'm|we're) [still|back|now|also] (away|off|out|on leave|on holiday|on holidays|on vacation|off sick|sick|ill|travelling|traveling|abroad|out of office|gone|not in|not here|in hospital|swamped|overloaded|overwhelmed|busy) [until|till|til|through|for|all|from] [{day}|{span}|{since}|week|month|january|february|march|april|may|june|july|august|september|october|november|december|next year|christmas|easter]",
    '(keep|leave) {certain:task} open [for now|still|then]',
    "(let's|lets|let us|we should|we have to|we must) (do|redo|try|run|repeat|have|send) {certain:task} (again|once more|one more time)",
    '{possessive:who} [still|back|now|also] (away|off|out|on leave|on holiday|on holidays|on vacation|off sick|sick|ill|travelling|traveling|abroad|out of office|out of the office|on parental leave|on maternity leave|gone|not in|not here|in hospital|swamped|overloaded|snowed under|overwhelmed|busy) [until|till|til|through|for|all|the whole of|from] [{day}|{span}|{since}|week|month|january|february|march|april|may|june|july|august|september|october|november|december|next year|christmas|easter]',
    "[there's|there is] no (rush|hurry|pressure|panic) [on|with|for] [it|this|that]",
    '{someone:who} [has] (started|began|finished|starts|begins) [on it|it] [already|yesterday|today|this morning|now|tomorrow]',
    '[still|is|are] not [yet] (ready|done|finished|there|good) [yet]',
    '(move|change|update|adjust|shift|set|fix|amend) [the|its] (date|dates|deadline|due date|board|status|owner) accordingly',
    '(it|that|this) [is] (looks|is|seems) (good|fine|ok|okay|great|right|better) [to me|for me|now|this way]',
    '[a] (couple|few|bunch|pair) of (quick|small|little) (ones|things|changes|updates)',
    '(two|three|four|some) (quick|small|little) (ones|things|changes|updates)',
    '(and|y|e|then|plus|&)',
  ),
  ...spanish(
    { isFiller: true },
    'da -le ,',
    '({someone:who}|ella|el) (esta|anda|sigue|estara|va a estar|va) [todavia|aun|ya|hasta arriba] (de licencia|de vacaciones|de baja|de viaje|de permiso|de descanso|fuera|ausente|enfermo|enferma|malo|mala|desbordado|desbordada|liado|liada|saturado|saturada|a tope|en el hospital|hasta arriba|hasta el cuello|agobiado|agobiada) [de trabajo] [hasta|por|durante|toda|todo] [el|la] [{day}|{span}|{since}|semana|mes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|semana santa|verano]',
    '({someone:who}|ella|el|yo|nosotros) (esta|anda|sigue|estara|estoy|estamos|ando|andamos) [todavia|aun|ya|muy|hasta arriba] (liado|liada|liados|ocupado|ocupada|ocupados|metido|metida|atareado|atareada|a tope) (con|en|de) [{task:what}|(el|la|los|las|un|una|su) {word} [{word}]] [hasta|por|durante] [{day}|{span}|{since}|toda la semana|esta semana|la semana que viene|hoy|ahora|ahora mismo]',
    '(no hay|sin|no corre) (prisa|apuro|presion)',
    '(esta|estan|estara|estaran|sigue|siguen) (cerrado|cerrada|cerrados|cerradas|abierto|abierta|lleno|llena|ocupado|ocupada|agotado|agotada|completo|completa|de huelga) (hasta|por|durante|toda|todo) [el|la] [{day}|{span}|{since}|semana|mes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|semana santa|verano]',
    '{someone:who} aqui',
    '(asi que|por lo que|o sea que|conque)',
    '(buenas|malas) noticias',
    'no (llegamos|llego|llegan|llega|llegaremos) [a tiempo|a esa fecha]',
    'no (puedo|podemos|puede|pueden) (con esto|con ello|con esta|con todo|mas|con este)',
    'no (me|nos|le|les) da tiempo',
    '[el|la|los|las] ({someone:who}|{word}) no (viene|vienen|vendra|vendran|llega|llegan|vuelve|vuelven|pasa|pasan|empieza|empiezan|puede venir|pueden venir) hasta [el] {day}',
    'no doy abasto',
    '(yo|nosotros|ella|el|{someone:who}) no (puedo|podemos|puede|llego|llega|llegamos|voy a poder|vamos a poder) [con|a|haz] {certain:task}',
    '(fijate|mira) [de|si puedes|a ver si puedes]',
    '(por favor|porfa|porfavor|porfi|plis|gracias|hola|oye|che|vale|ok|bueno|venga|dale|anda|ahora|ya|luego|despues|tambien|ademas|entonces|asi|pues|mejor|bien|aqui|ahi|alli|hoy mismo|ahora mismo|de momento|por ahora|cuando puedas|si puedes|cuanto antes|sin falta|de una vez|otra vez|de nuevo|tranqui|nomas|no mas|el|la|lo|los|las|un|una|su|sus|mi|nuestro|nuestra|del todo|de paso|por cierto|buenas|buenos dias|buenas tardes|jefe|equipo|gente|-me|-le|-les|-se|-nos|todas|todos|ambas|ambos|finalmente|por fin|al final|en lugar de eso|igual|igualmente|como quedamos|como hablamos|yo|tu|si|de plazo|plazo)',
  ),
];
