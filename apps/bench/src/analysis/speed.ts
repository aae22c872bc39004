import { devTalk, type Talk } from '../training/read-talk';
import { readWhole } from './real-talk';

/** People say about so many words in an hour. */
const wordsInAnHour = 9_000;

/** Prints what it takes to read an hour of talk, and three: meetings one behind the other. */
export function measureSpeed(): void {
  const turns = devTalk().flatMap((talk) => talk.turns);
  console.log('\n| talk | words | turns | ms |\n|---|---|---|---|');
  for (const hours of [1, 3]) {
    const talk = cut(turns, hours * wordsInAnHour);
    readWhole(talk);
    const begun = performance.now();
    readWhole(talk);
    const words = talk.turns.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    console.log(
      `| ${hours} h | ${words} | ${talk.turns.length} | ${(performance.now() - begun).toFixed(0)} |`,
    );
  }
}

function cut(turns: Talk['turns'], words: number): Talk {
  let said = 0;
  const kept = turns.filter(({ text }) => {
    said += text.split(' ').length;
    return said <= words;
  });
  return { meeting: 'long', corpus: 'all', turns: kept, actionItems: [], decisions: [] };
}
