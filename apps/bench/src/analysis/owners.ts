import { isLikely } from '@tavla/shared/meetings/confidence';
import { hasSharedData } from '../../../api/src/test/shared-data';
import { table } from '../board-client';
import { isSameQuote } from '../score-analysis';
import { type ReadMeeting, readStaged } from './read-staged';

/**
 * Whether each owner is known in at most one click, and none is wrong:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/analysis/owners.ts`. Of the scripted meetings' action items
 * that somebody owns: named at once, asked of (one click says yes), named or asked wrongly. Needs the shared recordings.
 */
interface Owners {
  wanted: number;
  atOnce: number;
  /** 'Was this you?' reaches them: the words may mean them, or nobody and they were there. */
  asked: number;
  /** Only once somebody says who was there, which nothing that was said tells. */
  askedOfThere: number;
  wrong: number;
  /** Others are asked, or nobody: the owner is chosen from everybody. */
  neither: number;
  /** Not on the board at all. */
  missed: number;
}

/** People who are asked about an item, as the inbox asks: those whom its words may mean, else who was there. */
const askedOf = (candidates: readonly string[], there: readonly string[]) =>
  candidates.length > 0 ? candidates : there;

function count(meetings: readonly ReadMeeting[]): Owners {
  const owners = { wanted: 0, atOnce: 0, asked: 0, askedOfThere: 0, wrong: 0, neither: 0, missed: 0 };
  for (const { analysis, truth } of meetings) {
    const heard = analysis.attendees.map(({ userId }) => userId);
    const there = [...heard, ...truth.turns.map(({ speaker }) => speaker)];
    const left = analysis.actionItems.filter(isLikely);
    for (const { quote, owner } of truth.actionItems) {
      const at = left.findIndex((one) => isSameQuote(one.quote, quote));
      const [item] = at < 0 ? [] : left.splice(at, 1);
      if (owner === null) {
        if (item?.ownerId) owners.wrong += 1;
        continue;
      }
      owners.wanted += 1;
      if (!item) owners.missed += 1;
      else if (item.ownerId === owner) owners.atOnce += 1;
      else if (item.ownerId !== null) owners.wrong += 1;
      else if (askedOf(item.ownerCandidates, heard).includes(owner)) owners.asked += 1;
      else if (askedOf(item.ownerCandidates, there).includes(owner)) owners.askedOfThere += 1;
      else owners.neither += 1;
    }
  }
  return owners;
}

if (hasSharedData) {
  const rows: (string | number)[][] = [];
  for await (const { title, meetings } of readStaged()) rows.push([title, ...Object.values(count(meetings))]);
  table(
    [
      'transcript',
      'with an owner',
      'named at once',
      'asked',
      'asked if told who was there',
      'wrong',
      'neither',
      'not found',
    ],
    rows,
  );
} else console.log('The shared recordings are not here: nothing to measure.');
