import { unclear } from '@/adapters/language/local/requests/slots/reader';
import type { TaskRef } from '@/adapters/language/local/requests/slots/task-slot';
import { type Build, type CommandRule, rules } from '../rule';

const remind: Build = ({ task, person, day, note = '' }, { place }) => {
  if (!person) return unclear('person', '', 'unsaid');
  // 'Every Monday', 'on Monday and Wednesday': more than one day.
  const said = note !== '' ? note : task?.kind === 'titled' ? task.words : '';
  if (!day || manyDays.test(said)) return unclear('day', '', 'unsaid');
  const named = task ?? null;
  const about: TaskRef | null = named ?? (place === 'ticket' || note === '' ? null : titledBy(note));
  return { task: about, wishes: [{ kind: 'remind', userId: person, day, text: note }] };
};
const manyDays = /\b(?:every|each|cada|todos los|todas las)$|\s(?:and|y|or|o)\s*$/iu;
const remindMe: Build = (said, context) => remind({ ...said, person: context.me }, context);

/** Without an open ticket, what somebody is to be reminded of must name the task. */
const titledBy = (note: string): TaskRef => ({
  kind: 'titled',
  isGuess: true,
  words:
    /⟦([^⟧]*)⟧/.exec(note)?.[1] ??
    note.replace(/^(?:toca|tiene que|hay que|tienes que|he has to|she has to|they have to|to)\s+/i, ''),
});

const of = '[(about|of|re|regarding|concerning|over) {task}]';
const to = '[(to|that|about) {title:note}]';
const que = '(de que|que|de|para)';

/** Who is told of it again, and on which day. */
export const remindRules: readonly CommandRule[] = [
  ...rules(
    [
      `remind {person} [again] ${of} [on|by|at] {day} [morning|first thing|afternoon|evening] ${to}`,
      'remind {person} [again] (to|that|about) {title:note} [on|by] {day}',
      'remind {person} [again] (about|of) {task}',
      'remind {person}',
      'remind {person} [again] [on] {day} (in the morning|morning|first thing|in the afternoon|afternoon|in the evening|evening)',
      'remind {person} [again] [on|by|at] {day} (about|of) {task}',
      `(give|send) {person} a (nudge|ping) ${of} [on|by|at] {day}`,
      `(ping|nudge|poke) {person} [on|by] {day} [morning|afternoon|evening|first thing] ${of}`,
      `(ping|nudge) {person} ${of} [on|by] {day} ${to}`,
      `(set|add|create) a reminder for {person} ${of} [on|for] {day} ${to}`,
      `(set|set up|add|create) a (reminder|nudge) for {person} [on|for] {day} [,] ${of}`,
      `(set|set up|add|create) a (reminder|nudge) for {person} [on|for] {day} [,|:] {task}`,
      `(send|give|drop|set|make|put in|schedule) {person} a (reminder|nudge) ${of} [on|for] {day} ${to}`,
      `(send|give|drop|set|make|put in|schedule) {person} a (reminder|nudge) [on|for] {day} ${of}`,
      `(send|give) a (reminder|nudge) to {person} ${of} [on|for] {day} ${to}`,
      `(send|give) a (reminder|nudge) to {person} [on|for] {day} ${of}`,
      `(ping|nudge|poke|chase|tell) {person} [again] [on|by] {day} (to|about) {title:note}`,
      `(ping|nudge|poke|chase) {person} (about|for|on) {task} [on|by] {day}`,
      `{day} remind {person} (to|that|about) {title:note}`,
      `on {day} [,] remind {person} (to|that|about) {title:note}`,
      `on {day} [,] remind {person} (of|about) {task}`,
    ],
    [
      `(recuerda|avisa) [-le|-se|-les] [-lo|-la] a {person} {day} [${que} {title:note}]`,
      `(recuerda|avisa) [-le|-se|-les] {task} a {person} {day} [${que} {title:note}]`,
      `(recuerda|avisa) [-le|-se|-les] a {person} [de|sobre] {task} {day}`,
      `(recuerda|avisa) [-le|-se|-les] a {person} ${que} {title:note} {day}`,
      `(recuerda|avisa) [-le|-se|-les] {day} a {person} [${que} {title:note}]`,
      '(recuerda|avisa) [-le|-se] a {person}',
      '(recuerda|avisa) [-le|-se|-les] a {person} {day} [de|sobre] {task}',
      '(manda|envia|pon|deja|haz|crea|programa) [-le|-les] [un] (recordatorio|aviso) a {person} [para] {day} (sobre|de|por|para) {task}',
      '(manda|envia|pon|deja|haz|crea|programa) [-le|-les] [un] (recordatorio|aviso) a {person} (sobre|de|por|para) {task} [para] {day}',
      `(manda|envia|pon|deja|haz|crea|programa) [-le|-les] [un] (recordatorio|aviso) a {person} [para] {day} ${que} {title:note}`,
      `{day} (recuerda|avisa) -le a {person} ${que} {title:note}`,
      '{day} [,] (recuerda|avisa) -le a {person} [de|sobre] {task}',
    ],
    remind,
  ),
  ...rules(
    [
      `(set|add|create) a reminder ${of} [on|for] {day} ${to}`,
      `(set|add|create) [me] a reminder [on|for] {day} ${of}`,
      `(set|add|create) [me] a reminder [on|for] {day} (to|that|about|for) {title:note}`,
      `(set|add|create) [me] a reminder (to|about|for) {title:note} [on|for] {day}`,
      "(don't|do not) let me forget {task} [on] {day}",
      `(don't|do not) let me forget [on] {day} ${of}`,
    ],
    [
      'que no se me olvide {task} {day}',
      '(pon|haz|crea|programa) -me [un] (recordatorio|aviso) [para] {day} (sobre|de|por|para) {task}',
      '(pon|haz|crea|programa) -me [un] (recordatorio|aviso) (sobre|de|por|para) {task} [para] {day}',
      `(recuerda|avisa) -me [-lo|-la] {day} [[${que}] {title:note}]`,
      `(recuerda|avisa) -me [-lo|-la] {day} (por la manana|por la tarde|a primera hora)`,
      `(recuerda|avisa) -me [de|sobre] {task} {day}`,
      `(recuerda|avisa) -me {day} {certain:task}`,
      '{day} [,] (recuerda|avisa) -me [de|sobre] {task}',
      `(recuerda|avisa) -me [${que}] {title:note} {day}`,
      '(recuerda|avisa) -me [de] {certain:task}',
    ],
    remindMe,
  ),
];
