import { devFigures } from './dev-figures';
import { reliabilityRows, talkRows } from './talk-rows';

/** Prints what the engine finds in talk of real people: meetings that nothing was learned from. */
export function measureTalk(): void {
  const { readings, reliability } = devFigures();
  console.log('\n| real talk (dev) | found | P | R | F1 |\n|---|---|---|---|---|');
  for (const [name, reading] of Object.entries(readings))
    for (const row of talkRows(name, reading)) console.log(row);
  console.log('\n| confidence (dev) | found | said | right |\n|---|---|---|---|');
  for (const row of reliabilityRows(reliability)) console.log(row);
}
