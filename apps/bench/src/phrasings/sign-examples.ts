import { candidateRows } from '../../../api/src/adapters/language/local/requests/likely/candidate-rows';
import {
  type Candidate,
  candidatesOf,
  isNarrow,
} from '../../../api/src/adapters/language/local/requests/likely/candidates';
import { markMessage } from '../../../api/src/adapters/language/local/requests/likely/marks';
import { chooseFilter } from './choose-filter';
import { finderOf } from './examples';
import type { LearnExample } from './learn';
import type { AskedQuestion } from './questions/read-asks';

/** Which signs a question tells its tasks by: a wish tells them by the same ones. None where it asks after no tasks, or by something else. */
export function signExamplesOf({ asked, asks }: AskedQuestion): LearnExample[] {
  const [only, ...others] = asks;
  if (!only || others.length > 0 || !('filter' in only) || !only.filter) return [];
  const marked = markMessage(asked.context, asked.tasks);
  const signs = candidatesOf(marked).filter(isNarrow);
  const meant = new Set<Candidate>();
  if (!chooseFilter(only.filter, asked.context.me, finderOf(marked, signs, meant))) return [];
  return [
    {
      company: asked.company,
      rows: candidateRows(marked, signs),
      targets: Int8Array.from(signs, (one) => Number(meant.has(one))),
    },
  ];
}
