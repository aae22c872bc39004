import { expect, test } from 'vitest';
import { englishPack } from '../packs/pack-en';
import { splitSentences } from '../sentences';
import { trackSpeakers } from '../track-speakers';
import { isPassedOn, ownersOf } from './owners-of';
import { phraseTask, subjectOf } from './phrase-task';

const people = ['Anna Berg', 'Ben Lind', 'Carla Ruiz', 'Marketing', 'Project Manager'].map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { id: name, firstName, lastName, email: `${name.replace(' ', '.')}@tavla.test` };
});

/** Who is to do what the first turn's last sentence says; each turn is 'Speaker: words', or words alone. */
function owners(talk: string) {
  const segments = talk.split('|').map((turn, at) => {
    const [, speaker = null, text = turn] = /^([A-Z][a-z]+(?: [A-Z][a-z]+)?): (.*)$/.exec(turn) ?? [];
    return { id: String(at), startMs: at, endMs: at + 1, text, speaker };
  });
  const sentences = splitSentences(segments);
  const at = sentences.findLastIndex(({ segment }) => segment === 0);
  const sentence = sentences[at];
  if (!sentence) throw new Error('Nothing was said');
  const subject = phraseTask(sentences, at, englishPack)?.subject ?? subjectOf(sentence, englishPack);
  const speakers = trackSpeakers(sentences, people, englishPack);
  return subject && ownersOf({ sentences, speakers, people, pack: englishPack }, at, subject);
}
const only = (id: string) => ({ owner: id, candidates: [id] });
const nobody = { owner: null, candidates: [] };

test.each([
  ["Anna Berg: I'll send the list.|Ben Lind: Fine.", only('Anna Berg')],
  ["I'll send the list.", nobody],
  ['Anna Berg: I would also love to paint the door.', nobody],
  ["Anna Berg: I'd like to paint the door.", only('Anna Berg')],
  ['Anna Berg: Carla just asked me to paint the door.', only('Anna Berg')],
  ['Anna Berg: Carla asked us to paint the door.', nobody],
  ['Anna Berg: Ben, could you send the list?|Carla Ruiz: Sure.', only('Ben Lind')],
  ['Anna Berg: Could you send the list, Ben?', only('Ben Lind')],
  ['Anna Berg: Could you send the list?|Carla Ruiz: Sure, no problem.', only('Carla Ruiz')],
  ['Anna Berg: Could you send the list?|Carla Ruiz: What list do you mean?', nobody],
  ["Anna Berg: You'll send the list.|Carla Ruiz: Okay.", nobody],
  ['Anna Berg: Carla is going to paint the door.', only('Carla Ruiz')],
  ['Anna Berg: Martin is going to paint the door.', nobody],
  ['Anna Berg: Carla and Ben will paint the door.', nobody],
  ['Anna Berg: Ben and I will paint the door.', { owner: null, candidates: ['Ben Lind', 'Anna Berg'] }],
  ['Ben and I will paint the door.', nobody],
  ['Anna Berg: Martin and I will paint the door.', nobody],
  [
    'Anna Berg: Ben and Carla, you two will paint the door.|Ben Lind: Okay.',
    { owner: null, candidates: ['Ben Lind', 'Carla Ruiz'] },
  ],
  ['Anna Berg: We will paint the door.', nobody],
  ['Anna Berg: She will paint the door.', nobody],
  ['Project Manager: Marketing Expert has to write the survey.|Marketing: Okay.', only('Marketing')],
  [
    'Anna Berg: You two have to paint the door.|Ben Lind: Okay.|Carla Ruiz: Sure.',
    { owner: null, candidates: ['Ben Lind', 'Carla Ruiz'] },
  ],
  [
    'Anna Berg: Everyone should fill in the survey.|Ben Lind: Okay.',
    { owner: null, candidates: ['Anna Berg', 'Ben Lind'] },
  ],
])('%s', (talk, expected) => expect(owners(talk)).toEqual(expected));

test.each([
  ['i will ask the plumber, uh, to try to find out what it costs', 'Find out what it costs', true],
  ['i will ask the plumber to find out what it costs', 'Ask the plumber to find out what it costs', false],
  ["i'll get together with you and look at the roof", 'Look at the roof', true],
  ["i'll look at the roof", 'Look at the roof', false],
])('%s: %s', (said, title, expected) => expect(isPassedOn(said, title)).toBe(expected));
