import { may } from '@tavla/shared/permissions';
import { shorten } from '@/adapters/language/ground-analysis';
import type { Question } from '@/adapters/language/local/requests/request';
import { type Asked, nameOf } from '@/modules/assistant/asked';
import { taskCitation } from '@/modules/assistant/citations';
import { type Reply, tell } from '@/modules/assistant/reply';
import { resolveTarget } from '@/modules/assistant/resolve-target';
import { listComments } from '@/modules/chat/messages/list-comments';
import { askBack } from '../ask-back';
import { linesShown, momentOf } from '../task-lines';

/** So many comments of one task are told, and of each of several. */
const told = { one: 5, several: 2 };

/** The newest of what people, or one of them, wrote on a task, or on several. */
export async function tellComments(
  asked: Asked,
  { target, userId }: Extract<Question, { kind: 'comments' }>,
): Promise<Reply | undefined> {
  const { db, words, permissions } = asked;
  if (!may(permissions, 'read', 'chat')) return undefined;
  const found = await resolveTarget(asked, target, linesShown);
  if (found.kind === 'unclear') return askBack(asked, found);
  const [task, ...others] = found.rows;
  if (!task) return tell(words.noneFits);
  const comments = await listComments(db, {
    taskIds: found.rows.map(({ id }) => id),
    authorId: userId ?? null,
    most: others.length === 0 ? told.one : told.several,
  });
  if (comments.length === 0) {
    const person = nameOf(asked, userId ?? null);
    const titles = others.length === 0 ? task.title : null;
    return tell(words.noComments(titles, person), found.rows.map(taskCitation));
  }
  const blocks = found.rows.flatMap(({ id, title }) => {
    const own = comments.filter(({ taskId }) => taskId === id);
    return own.length === 0
      ? []
      : [[words.comments(title, own.length), ...own.map(lineOf(asked))].join('\n')];
  });
  return tell(
    blocks.join('\n\n'),
    comments.map(({ id, taskId, authorName, content }) => {
      return { kind: 'message', id, taskId, title: authorName, quote: content.slice(0, 300) };
    }),
  );
}

const lineOf =
  (asked: Asked) =>
  ({ authorName, createdAt, content, files }: Awaited<ReturnType<typeof listComments>>[number]): string => {
    const said = shorten(content.replaceAll(/\s+/gu, ' ').trim(), 300);
    return `- ${momentOf(asked, createdAt)} ${authorName}: ${said === '' ? files.join(', ') : `“${said}”`}`;
  };
