import { type Ground, matchAt } from '../grammar/match';
import type { Question, RequestContext, Unclear } from '../request';
import { peopleOf } from '../slots/people';
import { unclear } from '../slots/reader';
import { endOfSentence, endsSentence } from '../text/tokens';
import { doubtBefore } from './of-whom';
import { endOfQuestion, startsOf } from './question-starts';
import { everyQuestion } from './rules/every-question';

/**
 * Whom a question means, where it asks after somebody by a name that several have: of what is only searched for by its
 * words, and of tasks that are about a name. Null: there is nothing to ask back.
 */
export function whoseQuestion(
  ground: Ground,
  context: RequestContext,
  questions: readonly Question[],
): Unclear | null {
  const [only, ...others] = questions;
  if (!only || others.length > 0) return null;
  if (only.kind === 'search') return inForms(ground);
  if (only.kind !== 'list' && only.kind !== 'count') return null;
  const people = peopleOf(context.people);
  for (const word of only.filter.about ?? []) {
    // 'Anas plate'.
    for (const name of [word, word.replace(/s$/, '')]) {
      const called = people.called(name);
      if (called.length > 1 && only.filter.assigneeId === undefined)
        return unclear(
          'person',
          name,
          'several',
          called.map(({ id }) => id),
        );
    }
  }
  return null;
}

function inForms(ground: Ground): Unclear | null {
  const { tokens } = ground;
  for (const [at, token] of tokens.entries()) {
    if (endsSentence(token) || (at > 0 && !endsSentence(tokens[at - 1]))) continue;
    const doubt = doubtBefore(ground, at);
    if (doubt) return doubt;
    const end = endOfQuestion(ground, at, endOfSentence(tokens, at));
    for (const start of startsOf(ground, at, end))
      for (const { first, nodes, tongue, isWhole } of everyQuestion) {
        if (first && !first.has(tokens[start]?.text ?? '')) continue;
        for (const match of matchAt(ground, nodes, start, tongue)) {
          const [doubt, ...more] = match.unclear;
          const isRead = match.end === end || (!isWhole && match.end < end);
          if (doubt?.about === 'person' && doubt.why === 'several' && more.length === 0 && isRead)
            return doubt;
        }
      }
  }
  return null;
}
