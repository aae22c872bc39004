import { createHash } from 'node:crypto';
import { splitSentences } from '../sentences';
import { decisionCues } from './decision-cues';
import { featureRows } from './feature-rows';

/** Made-up talk in which as many features stand as so few lines can hold: words of each list, spellings, marks, turns. */
const talk: readonly (readonly [speaker: string | null, text: string])[] = [
  ['Nora', 'Good morning everybody, can you all hear me okay? Ines, e.g. you are rather quiet.'],
  ['Ines', "Yeah, I'm here. Um, I've got two things and then I wanna leave early on Friday."],
  ['Nora', "Alright. Let's begin with the harbour. Who wrote to the shipyard last week?"],
  ['Samir', "I did, but they have n't answered yet. I 'll text them again this afternoon, mhm."],
  ['Nora', 'Please do. Could you also sweep the the old jetty before the visitors come, please ?'],
  ['Samir', "Sure. I'll do that tomorrow morning, and I'm going to I'm going to paint the railing."],
  ['Diego', 'Somebody should order thirty new lamps; they cost 45 euros each, half of what we paid in May.'],
  ['Ines', "I can't. {vocalsound} My budget is gonna be empty until January."],
  ['Diego', "Then we'll take it from ours. W we've agreed that the lamps go on the eastern side."],
  ['Nora', "So that's decided then: the blue lamps it is."],
  ['Samir', '{disfmarker} Hmm, are we dropping the flags? Nobody wants them anymore.'],
  ['Nora', "We won't buy flags. From now on we go with pennants, and that's final."],
  ['Ines', 'Maybe we should decide that in two months, when everyone is back.'],
  [
    'Diego',
    'The motion has been carried, the minutes are approved, and the committee stands adjourned until noon.',
  ],
  ['Ines', 'OK.'],
  [null, 'fifteen minutes are enough, I guess'],
  [null, 'yep you two look after the tickets cuz I cannot and Dr. Vega won’t either'],
  [
    null,
    'Someone must download the café’s plan, print twenty copies, laminate all of them and bring 3 here.',
  ],
  [null, 'It took him years… "No!" he shouted. Nothing, nobody and none of us knew why.'],
  [
    null,
    'probably still needs fixing, testing, planning, hoovering, sweeping, texting and tidying up later today',
  ],
  ['Nora', 'From now on the gate stays shut.'],
  ['Diego', "We've decided. We have now agreed. Well, we just opted out of it."],
  [
    'Samir',
    'Our decision about the roof is clear. Red vs. blue was asked by Mr. Soto of St. Mary, etc. and so on.',
  ],
  ['Ines', "So let's go with tin. We'll stick to it. We are keeping the gutters."],
  ['Nora', "Let's move the opening to the second week of June."],
  [
    'Diego',
    'Right, then, slate it is. We will not build a porch. It has been approved. The fence is now approved.',
  ],
  ['Samir', 'Starting next week, we meet at noon. It was agreed that we do. Who decided that?'],
  ['Ines', 'Haven’t they all agreed? Before we decide, we go with what we have.'],
  ['Nora', 'So three of us do.'],
  ['Diego', 'Seven or eight of us come on Mondays.'],
  ['Ines', 'Nineteen people of the club say that they never ever come on any other day of the long week.'],
  [null, 'kay gotta go, thanks, bye.'],
];
/** What people might come to add to a list of verbs, times or small words, few enough that none is cut off. */
const more = [
  'sort pin book borrow lend fetch drop ring tell ask show give grab dig mow weld sand glue bake sew film cast vote sue rinse rake',
  'prune chop load haul ship dock tow moor let make take get go come keep stay try need want have think know see say hope deal',
  "monday sunday june october week hour evening lunch half four million nearly badly hers mine that's it'll she'd they're if because",
];

/** A sum of what the learned score sees in made-up talk; another one means that weights no longer fit their features. */
export function featuresHash(): string {
  const lines = [...talk, ...more.map((text) => [null, text] as const)];
  const sentences = splitSentences(
    lines.map(([speaker, text], at) => ({
      id: String(at),
      startMs: at * 1000,
      endMs: at * 1000 + 900,
      text,
      speaker,
    })),
  );
  const seen = {
    rows: featureRows(sentences).map((row) => [...row].sort((a, b) => a - b)),
    cues: [...decisionCues(sentences)],
  };
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}
