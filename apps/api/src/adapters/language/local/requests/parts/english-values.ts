import { english, type PieceForm } from './piece';
import {
  bareDay,
  beside,
  column,
  day,
  giving,
  inPlace,
  mine,
  more,
  notTo,
  plannedDay,
  span,
  swapped,
  tags,
  taking,
  takingFrom,
  task,
  to,
  toldColumn,
  toldDay,
  toldOff,
  toldTags,
  wishedDay,
} from './read-values';

const doing =
  '(take|have|do|look at|see about|handle|own|get|keep|lead|run|manage|finish|write|prepare|sort|tackle|cover|drive|look after|deal with|take over|pick up|take care of|see to|be on|take on|work on|be responsible for|be in charge of)';

/** Values, each with the words that tell what it is. */
export const englishValues: readonly PieceForm[] = [
  ...english(
    ({ known }) => ({ tags: known as string[], deed: 'take' }),
    '(as|to) (not|no longer) {known} [any more|anymore]',
    'no longer {known}',
  ),
  ...english(
    more,
    '(add|tack on) {span} [more] [to it|on it|to this|to that|to the deadline|to the date|on top]',
  ),
  ...english(taking, '{possessive:person} (taking|doing|handling|picking up|looking after|on) [over|on]'),
  ...english(mine, "(i'm|i am) (taking|picking up|doing|handling|grabbing|keeping) [over|on]"),
  ...english(day, '[with] {day} as [the|its|a] [new] (deadline|due date|date|due)'),
  ...english(
    to,
    '(to|for|with|onto|at) {person}',
    '[to|as|on|in|onto|under] {possessive:person} (list|plate|desk|pile|name|queue|court|hands)',
    '[as] [the] (owner|assignee|responsible) [:|is|to|=|should be] {person}',
    'in charge of it {person}',
  ),
  ...english(
    giving,
    '(assign|give|hand|pass|reassign|delegate) [it|this|that] [over] to {person}',
    `(let|have|get|make|want|ask) {person} [to] ${doing} [over|on]`,
    '(put|get) {person} (on|onto|in charge of|down for)',
    '(make|name) {person} [the] (owner|assignee|responsible|person responsible) [of|for]',
    '(swap|switch|put|bring) {person} in',
  ),
  ...english(
    inPlace,
    '(swap|switch|put|bring) {person} in (for|instead of) {namesake:named}',
    '(swap|switch|replace|exchange|change) {namesake:named} (for|with|by) {person}',
  ),
  ...english(
    taking,
    `{person} (should|can|could|will|must|has to|needs to|is going to|is to|is gonna|may|ought to|'ll) [now|please|just|also] ${doing} [over|on]`,
    `(can|could) {person} [please] ${doing} [over|on]`,
    '{person} (takes|gets|handles|owns|does|picks up|takes over|is taking over|looks after|has it now) [now|from now on|over]',
    '(go|goes|belong|belongs|falls|move|moves|switches|passes|sit|sits|stay|lie|end up|rest|is|should be|should go|can go|could go|must go|needs to go|has to go|to go) [back|over] (to|with|for) {person}',
    '(should be|must be|needs to be|has to be|is now|is) {possessive:person} [now|from now on]',
    '(for|with) {person} to (do|handle|take|look after|finish|sort|pick up)',
  ),
  ...english(
    takingFrom,
    '{person} (takes|is taking|will take|can take|should take|gets|inherits) [over] {certain:task} [over] (from|off) {namesake:named}',
    '{person} (takes|is taking|will take|can take|should take) over from {namesake:named} [(on|for|with)]',
  ),
  ...english(
    mine,
    `(i'll|i will|i can|let me|i'd better|i should|i could|i must|i'm going to|i want to) ${doing} [over|on]`,
    '[is|are|should be|s] (mine|on me) [now|from now on]',
  ),
  ...english(
    notTo,
    "(not|instead of|rather than|in place of|and not|no longer|isn't|not with|not for|not on) {namesake:named} [any more|anymore|any longer]",
    '(is|are) (not|no longer) {namesake:named} [any more|anymore|any longer]',
  ),
  ...english(
    ({ from }) => ({ from: from as string, deed: 'take' }),
    '(take|pull|get|remove|kick) {holder:from} (off|from|off of|out of) {certain:task}',
  ),
  ...english(
    ({ from }) => ({ from: from as string }),
    '(off|from|away from) {holder:from}',
    '(off|from) {possessive:from} (list|plate|desk|hands|pile|queue)',
  ),
  ...english(
    day,
    '(by|until|till|til|before|due|due on|due by|due for|as of|no later than|latest by|latest|at the latest by|up to) {day}',
    'with (a|the|as|new) (deadline|due date|date) [of|on] {day}',
    '[as|the|a|its|new|with|and] (deadline|due date|due day|date|due) [:|is|of|to|on|for|=|should be|becomes|needs to be|now] {day}',
    '{day} (as|for) [the|a|its|new] (deadline|due date|date|due)',
    '[due|is due] [on|by|for] {day} (instead of|rather than|and not|not) [on|by|for] {day:before}',
  ),
  ...english(
    wishedDay,
    '[to be|must|should|needs to|has to|have to|be|is to] [be] (done|finished|ready|delivered|completed|in|out|complete|needed|wanted|sorted) (by|before|for) {day}',
    // 'Mark it done on Friday' may be when to do so.
    '[to|must|should|needs to|has to|have to|is to] be (done|finished|ready|delivered|completed|in|out|complete|needed|wanted|sorted) on {day}',
    '(he|she|they|i|we|{named}) (has|have|gets|get|needs|need|can have) (until|till|til) {day}',
    '(give|allow) [him|her|them|us|me|it|this|{named}] [time] (until|till|til) {day}',
    '(can|could|may|should|must) (wait|slip|slide|stay|move|go) (until|till|to|for) {day}',
    '(have|get|want|need) (it|this|that|them) [done|ready|finished] (by|before|for|on) {day}',
  ),
  ...english(day, '(to|for) {day}'),
  ...english(toldDay, '(is|are) [now] due [on|by|for] {day}'),
  ...english(
    plannedDay,
    "(will be|is going to be|is now|are now|'ll be|will take place|takes place|will happen|happens|moves|has moved|was moved|got moved|has been moved|is moved|got postponed|was postponed|has been postponed|slipped|slips|has slipped|is not until|won't be until|isn't until|is planned for|is scheduled for) [on|to|for|until] {day} [after all|now|instead]",
  ),
  ...english(
    beside,
    '(he|she|they|it|this|that|we|{named}) (need|needs|could use|could do with|deserves) [about] {span} [more|extra|longer|later|on it] [than (she|he|they|it|we|i|{named}) [had|has|have|was|is]|than now|than before|than planned] [for this|for it|on this|on it|with it|here]',
    '{day} (is|would be|will be|is also|would be also) (fine|ok|okay|good|great|perfect|enough|early enough|soon enough|plenty|alright|all right|the new date|the new deadline) [for it|for this|for that|for me|for us|too|with me|by me|with us]',
    '{day} (will do|works|suits us|does it|is when we need it) [for it|for me|for us|too]',
  ),
  ...english(wishedDay, '(make it|say|call it|aim for|shoot for|target|go for) {day} [instead|then|for now]'),
  ...english(
    ({ person }) => ({ to: person as string, isWished: true }),
    '{someone:person} (is|has been) (doing|taking|handling) (it|this|that) (now|from now on|instead)',
  ),
  ...english(
    { without: 'date' },
    '(without|with no|no) [a|any|the] [due] (date|deadline|due date)',
    '(undated|dateless|open ended)',
  ),
  ...english(
    { without: 'assignee' },
    '(without|with no|no) [an|any] (assignee|owner|anyone on it|anybody on it)',
    '(unassigned|ownerless)',
  ),
  ...english(
    swapped,
    '(swap|switch|change|replace|exchange) [the|its] [tag|tags|label|labels] [from] {known:off} (for|with|to|by|into) [the|a] {known} [tag|label]',
  ),
  ...english(bareDay, '[on] {day}'),
  ...english(
    more,
    '(need|needs|want|wants|give|gets|get|allow|take|takes|has|have|could use|could do with|can wait|can have|deserves) [him|her|them|us|me|it|this|that|{named}] [about] [for] {span} [more|extra|longer|later|on it] [than (she|he|they|it|we|i|{named}) [had|has|have|was|is]|than now|than before|than planned|on top of that]',
    '[for] {span} (more|extra|longer|later|on top) [than (she|he|they|it|we|i|{named}) [had|has|have|was|is]|than now|than before|than planned]',
  ),
  ...english(span, '[back|out|on|along|off] [by|for|out|back|of] {span} [later|out|back|earlier|sooner]'),
  ...english(
    column,
    '[back|over|straight|right|up|down|on] (to|in|into|as|under|at|on) [the] {column} [column|list|lane|pile|again]',
    '{column} [again|now]',
    '(status|column|state) [:|is|to|=] {column}',
  ),
  ...english(
    toldColumn,
    "(is|are|was|were|'s|has been|have been|got|is now) [now|already|all|actually|really|finally|fully|totally|basically|as good as] {column} [now|already|at last]",
    '(has|have|had|just|already|finally) [just|already|finally] {column} [with|on|off]',
    "[this|that] (it's|that's|this's|one's|she's|he's) [now|already|all|really|finally|as good as] {column} [now|already|at last]",
  ),
  ...english(
    { told: { column: 'done' } },
    "(i'm|i am|we're|we are) [all] (done|finished|through) (with|on|here) [{certain:task}]",
  ),
  ...english(
    { isFiller: true },
    "(isn't|aren't|is not|are not|wasn't|weren't) [all|yet|really|actually|quite] {column} [yet|after all|at all]",
  ),
  ...english(
    tags,
    '[as|with|to|be] [the|a|its|of] {known} [tag|label|flag]',
    '[the|its] (tag|label) {known}',
    '[with|the|its] priority [:|to] {known}',
  ),
  ...english(
    toldOff,
    "(isn't|aren't|is not|are not|is no longer|are no longer|was never|isn't really|is not really) [a|an|that|so|really] {known} (thing|matter|task|issue|one|job|topic|question|stuff|work|case|item) [any more|anymore|any longer|now]",
  ),
  ...english(
    toldTags,
    "(it's|that's|this is|is|are|it is) [now|more|rather|really|actually|just|only] [of] [a|an|one for] {known} [thing|matter|task|issue|one|job|topic|question|stuff|work|case|item] [now|instead|really]",
    "(is|are|'s) [now|really|actually|very|quite|so|truly|that] {known} [now]",
  ),
  ...english(
    toldOff,
    "(isn't|aren't|is not|are not|is no longer|are no longer) [now|really|actually|very|quite|so|truly|that] {known} [any more|anymore|any longer|now]",
  ),
  ...english(toldOff, 'not [that|so|really|all that] {known} (any more|anymore|any longer|now) [,] [so]'),
  ...english({ noun: 'date' }, '[the|its|their|that|any] (due date|deadline|due day|date|due) [for|of|from]'),
  ...english({ noun: 'assignee' }, '[the|its] (assignee|owner|assignment|person responsible)'),
  ...english(
    { noun: 'tag', deed: 'set' },
    '(swap|switch|change|update|adjust|correct|fix|replace) [over|round|around] [the|its|their] (tags|tag|labels|label) [over|round|around|accordingly|then]',
  ),
  ...english({ noun: 'tag' }, '[the|its|a|that|this] (tag|tags|label|labels) [for|of|from|on]'),
  ...english({ noun: 'status' }, '[the|its] (status|column|state) [for|of]'),
  ...english(
    task,
    '[on|of|for|with|about|to|from|off] {certain:task} [one|thing|job]',
    '[on|of|for|with|about|to|from|off] {filter:task}',
    '[on|of|for|with|about|to|from|off] (this|that) one',
  ),
  ...english(({ person }) => ({ person: person as string }), '{person}'),
];
