import { english, type PieceForm, spanish } from './piece';

/** What one does, and what is to be done. */
export const verbForms: readonly PieceForm[] = [
  ...english(
    { deed: 'set' },
    '(move|put|set|make|change|switch|shift|send|drag|bring|get|turn|update|mark|stick|throw|flip|park|place|schedule|plan|shove|chuck|pop|slot|push|bump|slide|slip|kick|pull|slap|leave|keep|have|want|need) [back|over|up|out]',
  ),
  ...english({ deed: 'tag' }, '(tag|label|flag|add|apply|attach|slap|stick|whack|put)'),
  ...english(
    { deed: 'give' },
    '(assign|reassign|give|hand|pass|delegate|allocate|entrust|transfer|let|have) [over|back|on]',
  ),
  ...english(
    { deed: 'take' },
    '(take|remove|delete|clear|drop|strip|lose|scrap|erase|unset|get rid of|free|unassign|untag|ditch|wipe|kill|cut) [off|away]',
  ),
  ...english({ isFiller: true }, '(off|away|out)'),
  ...english(
    { deed: 'later' },
    '(postpone|delay|defer|reschedule|extend|push|move|shift|bump|slip|slide|prolong|kick|stretch|put) [back|out|off|along]',
  ),
  ...english({ deed: 'earlier' }, '(bring|pull|move|bump|push|shift) [{certain:task}] (forward|up|in|ahead)'),
  ...english({ isFiller: true }, '(forward|ahead|along)'),
  ...english(
    { deed: 'finish' },
    '(close|finish|complete|resolve|tick) [{certain:task}] [off|out|up]',
    '(check|cross|wrap) [{certain:task}] (off|out|up)',
    'call it done',
    'wrap it up',
  ),
  ...english({ deed: 'reopen' }, '(reopen|re open|unclose|reactivate|open) [{certain:task}] [again|back up]'),
  ...english({ deed: 'set' }, '(wake up|revive|dust off|bring back|resurrect|pick up again)'),
  ...english(
    { deed: 'start' },
    '(start|begin|kick off|get going on|get started on|get cracking on) [work on|working on|on|with]',
  ),
  ...english(
    { deed: 'approve' },
    '(approve|accept|greenlight|ok|okay|sign off [on])',
    '(is|are) (a|my) (yes|go) [from|for] [me]',
    '(yes|ok|okay|go ahead|thumbs up|green light) (to|for|from me|on) [me]',
  ),
  ...english(
    { isWished: true },
    '(should|must|can|could|may|shall|needs to|need to|has to|have to|ought to|had better|is to|are to|is supposed to|will|gets|get) [now|just|also|please|really] [be|go|become|get|have|move|carry]',
    "(i'd|we'd|i would|we would) (like|love|prefer) [for|to have|to see|to get|it|if]",
    '(i|we) (want|need|prefer) [for|to have|to see|to get]',
    "(let's|lets|let us) [have|get|make|put|move|say]",
    '(you|we|i) (can|could|may|should) [now|just|also]',
    "(it's|it is) time (to|for)",
  ),
  ...spanish(
    { deed: 'set' },
    '(pasa|mueve|pon|cambia|manda|lleva|devuelve|deja|marca|mete|coloca|arrastra|baja|sube|actualiza|fija|programa|planifica|saca|da|haz|vuelve|corre|reprograma|traslada|regresa|retorna|reubica|aparca) [-le|-les|-me|-se] [de nuevo|otra vez|directamente]',
  ),
  ...spanish(
    { deed: 'give' },
    '(asigna|reasigna|da|pasa|encarga|traspasa|transfiere|entrega|manda|deja|pon|carga|delega|cede|endosa) [-se|-le|-les]',
  ),
  ...spanish({ deed: 'take' }, '(quita|elimina|borra|saca|retira|desasigna|libera) [-le|-les]'),
  ...spanish(
    { deed: 'later' },
    '(aplaza|retrasa|pospon|atrasa|alarga|amplia|extiende|prorroga|mueve|pasa|corre) [-le|-me]',
  ),
  ...spanish({ deed: 'earlier' }, 'adelanta [-le]'),
  ...spanish({ deed: 'tag' }, '(etiqueta|marca|pon|anade|agrega) [-le|-les]'),
  ...spanish(
    { deed: 'finish' },
    '(cierra|termina|completa|finaliza|puedes cerrar|da por terminada|da por terminado|da por hecha|da por hecho)',
  ),
  ...spanish({ deed: 'reopen' }, 'reabre', '(vuelve|volve) a abrir'),
  ...spanish({ deed: 'start' }, '(empieza|inicia|comienza|arranca) [con]'),
  ...spanish(
    { deed: 'approve' },
    '(aprueba|acepta|apruebo|acepto|aprobamos)',
    '[tiene|doy|le doy] [mi|el] visto bueno',
  ),
  ...spanish(
    { isWished: true },
    '(debe|deben|tiene que|tienen que|hay que|toca|conviene|puede|pueden|podes|podeis|podriais|puedes|podrias|podria|podrian|deberia|deberian) [ser|estar|ir|quedar|pasar]',
    '(quiero|queremos|necesito|necesitamos|prefiero|me gustaria|quisiera|querria) [que]',
    '(vamos a|habria que|tenemos que|tendriamos que|toca|podriamos)',
    'que [quede|vaya|pase|este|sea|queden|vayan|pasen]',
    '(va|van|pasa|vuelve|queda)',
  ),
];
