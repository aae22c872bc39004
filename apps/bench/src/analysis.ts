import { hasSharedData } from '../../api/src/test/shared-data';
import { measureTalk } from './analysis/measure-talk';
import { measureSpeed } from './analysis/speed';
import { measureStaged } from './analysis/staged';
import { measureUnseen } from './analysis/unseen';
import { measureUnseenTalk } from './analysis/unseen-talk';

/**
 * How well the local engine reads meetings: `tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/analysis.ts`.
 * Prints tables: scripted meetings as written and as our recogniser hears them, then talk of real people.
 * Needs the shared recordings and meetings. With `talk` behind it, only the latter.
 */
if (hasSharedData) {
  if (process.argv[2] !== 'talk') await measureStaged();
  measureTalk();
  measureSpeed();
  measureUnseen();
  measureUnseenTalk();
} else console.log('The shared recordings are not here: nothing to measure.');
