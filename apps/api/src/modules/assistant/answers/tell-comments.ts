import { may } from '@tavla/shared/permissions';
import { momentInWords } from '@/adapters/language/days/date-words';
import { shorten } from '@/adapters/language/ground-analysis';
import type { Question } from '@/adapters/language/local/requests/request';
import { type Asked, nameOf } from '../asked';
import { taskCitation } from '../citations';
import { commentsOn } from '../comments-on';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';

const told = 5;
const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** The newest of what people, or one of them, wrote on a task. */
export async function tellComments(
  asked: Asked,
  { target, userId }: Extract<Question, { kind: 'comments' }>,
): Promise<Reply | undefined> {
  const { words, timeZone, permissions } = asked;
  if (!may(permissions, 'read', 'chat')) return undefined;
  const found = await resolveTarget(asked, target, 1);
  if (found.kind === 'unclear') return askBack(asked, found);
  const [task] = found.rows;
  if (!task) return tell(words.noneFits);
  const comments = await commentsOn(asked, task.id, { most: told, userId });
  if (comments.length === 0)
    return tell(words.noComments(task.title, nameOf(asked, userId ?? null)), [taskCitation(task)]);
  const lines = comments.map(({ authorName, createdAt, content }) => {
    const at = momentInWords(createdAt, timeZone, words.locale, form);
    return `- ${at} ${authorName}: “${shorten(content.replaceAll(/\s+/gu, ' ').trim(), 300)}”`;
  });
  return tell(
    [words.comments(task.title, comments.length), ...lines].join('\n'),
    comments.map(({ id, authorName, content }) => {
      return { kind: 'message', id, taskId: task.id, title: authorName, quote: content.slice(0, 300) };
    }),
  );
}
