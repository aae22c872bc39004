import type { Act, Part } from './part';
import { english, englishVerb, spanish, spanishVerb, type Tile } from './tile';

const act = (name: Act) => (): Part => ({ act: name });
const telling = (name: Act) => (): Part => ({ act: name, isTelling: true });
const wished = (): Part => ({ isWished: true });

/** What one tells somebody to do, by what it means for a task; the same verb may mean several with what it takes. */
const imperatives: readonly Tile[] = [
  ...englishVerb(
    act('change'),
    0.2,
    '(move|put|set|make|change|switch|shift|send|drag|bring|get|turn|update|mark|flag|stick|throw|flip|park|place|schedule|plan|shove|chuck|stuff|pop|slot)',
    '(push|bump|slide|slip|kick|pull)',
  ),
  ...englishVerb(
    act('assign'),
    0.2,
    '(assign|reassign|give|hand|pass|delegate|allocate|entrust|transfer|handover|let) [over]',
    '(assign|give|hand|pass) (back|on)',
  ),
  ...englishVerb(
    act('take'),
    0.2,
    '(take|remove|delete|clear|drop|strip|lose|scrap|erase|unset|pull|get rid of|free|relieve|unassign|untag)',
  ),
  ...englishVerb(
    act('postpone'),
    0.2,
    '(postpone|delay|defer|reschedule|extend|push|move|shift|bump|slip|slide|prolong) [back|out|off|along]',
  ),
  ...englishVerb(act('advance'), 0.2, '(bring|pull|move) (forward|up|in|ahead)'),
  ...englishVerb(act('tag'), 0.2, '(tag|label|mark|flag|add|put|apply|attach|give|stick)'),
  ...englishVerb(
    act('finish'),
    0.4,
    '(close|finish|complete|resolve|tick) [off|out|up]',
    '(check|cross) (off|out)',
    '(wrap|close) up',
  ),
  ...englishVerb(act('reopen'), 0.4, '(reopen|re-open|unclose)'),
  ...englishVerb(act('start'), 0.4, '(start|begin|kick off) [work on|working on|on|with]'),
  ...englishVerb(act('approve'), 0.4, '(approve|accept|greenlight|ok|okay|sign off [on])'),
  ...englishVerb(
    act('merge'),
    0.4,
    '(merge|combine|join|fold|consolidate|unite) [together]',
    '(put|bring) together',
  ),
  ...spanishVerb(
    act('change'),
    0.2,
    '(pasa|mueve|pon|cambia|manda|lleva|devuelve|deja|marca|mete|coloca|arrastra|baja|sube|actualiza|fija|programa|planifica|saca|da)',
  ),
  ...spanishVerb(
    act('assign'),
    0.2,
    '(asigna|reasigna|da|pasa|encarga|traspasa|transfiere|entrega|manda|deja|pon|carga)',
  ),
  ...spanishVerb(act('take'), 0.2, '(quita|elimina|borra|saca|retira|desasigna|libera)'),
  ...spanishVerb(
    act('postpone'),
    0.2,
    '(aplaza|retrasa|pospon|atrasa|alarga|amplia|extiende|prorroga|mueve|pasa)',
  ),
  ...spanishVerb(act('advance'), 0.2, 'adelanta'),
  ...spanishVerb(act('tag'), 0.2, '(etiqueta|marca|pon|anade|agrega)'),
  ...spanishVerb(act('finish'), 0.4, '(cierra|termina|completa|finaliza)'),
  ...spanishVerb(act('reopen'), 0.4, 'reabre', 'vuelve a abrir'),
  ...spanishVerb(act('start'), 0.4, '(empieza|inicia|comienza|arranca) [con]'),
  ...spanishVerb(act('approve'), 0.4, '(aprueba|acepta|apruebo|acepto)'),
  ...spanishVerb(act('merge'), 0.4, '(junta|une|fusiona|combina)'),
];

/** The same as what is to have happened: a wish only beside words that wish. */
const participles: readonly Tile[] = [
  ...english(
    telling('change'),
    0.4,
    '[be] (moved|put|set|changed|switched|sent|marked|pushed|shifted|brought)',
  ),
  ...english(
    telling('assign'),
    0.4,
    '[be] (assigned|reassigned|given|handed|passed|transferred|delegated) [over]',
  ),
  ...english(telling('take'), 0.4, '[be] (taken|removed|cleared|dropped)'),
  ...english(telling('postpone'), 0.4, '[be] (postponed|delayed|rescheduled|extended|deferred)'),
  ...english(telling('tag'), 0.4, '[be] (tagged|labelled|labeled|flagged)'),
  ...english(
    () => ({ isFinished: true }),
    0.4,
    '[be|to be] (done|finished|ready|completed|sorted|delivered|due)',
  ),
  ...spanish(
    () => ({ isFinished: true }),
    0.4,
    '[este|estar|quede|quedar] (lista|listo|hecha|hecho|terminada|terminado|acabada|acabado|listas|listos|terminadas)',
  ),
  ...english(
    telling('change'),
    0.4,
    '[be] (go|goes|move|moves|belong|belongs|stay|slide|slip|be|come) [back|over]',
  ),
  ...english(telling('postpone'), 0.4, '[be] wait'),
  ...english(telling('assign'), 0.4, '(go|goes|belong|belongs|fall|be) (to|with|for)'),
  ...spanish(
    telling('change'),
    0.4,
    '(ir|va|van|vaya|vayan|pasar|pase|pasen|quedar|quede|queden|vuelve|vuelva|vuelvan)',
  ),
];

/** What makes a wish of a sentence that tells. */
const modals: readonly Tile[] = [
  ...english(
    wished,
    0.4,
    "(should|must|can|could|may|shall|needs to|need to|needs|has to|have to|ought to|had better|'d better|is to|are to|has got to|is supposed to) [now|just|also|please|really]",
    "(i'd|we'd|i would|we would) (like|love|prefer|want) [for|to have|to see|to get]",
    '(i|we) (want|need|prefer) [for|to have|to see|to get]',
    "(let's|lets|let us) [have|get]",
    "(it's|it is) time (to|for)",
  ),
  ...spanish(
    wished,
    0.4,
    '(debe|deben|tiene que|tienen que|hay que|toca|conviene|puede|pueden|podria|podrian|deberia|deberian)',
    '(quiero|queremos|necesito|necesitamos|prefiero|me gustaria|quisiera|querria) [que]',
    'que',
  ),
];

export const verbTiles: readonly Tile[] = [...imperatives, ...participles, ...modals];
