import type { MessageMention } from '@tavla/shared/contracts/chat';
import { change } from '@/db/events/change';
import { eraseNameInTasks } from '@/modules/tasks/many/erase-name';
import { eraseMention } from './erase-mention';
import type { Step } from './step';

/** What tasks say. */
export const tasks: Step = {
  name: 'task',
  async work({ db, signal }, { names }) {
    let sum = 0;
    for (;;) {
      signal.throwIfAborted();
      const some = await change(db, (tx) => eraseNameInTasks(tx, names));
      if (some === 0) return sum;
      sum += some;
    }
  },
};

interface MessageRow {
  id: string;
  content: string;
  mentions: MessageMention[];
}

/** What people wrote, and whom they mentioned in it; then who is said to have written it, where questions find it. */
export const messages: Step = {
  name: 'messages',
  async work({ db: { organizationId }, run }, { userId, names }) {
    const rows = await run<MessageRow>(
      `select id, content, mentions from chat_message t
       where "organizationId" = $1::uuid and (content is distinct from erase_words(content, $3::text[])
         or mentions @> jsonb_build_array(jsonb_build_object('userId', $2::text)))`,
      organizationId,
      userId,
      names,
    );
    for (const { id, content, mentions } of rows) {
      const said = await eraseMention({ content, mentions }, userId, async (pieces) => {
        const made = await run<{ piece: string }>(
          `select erase_words(p, $2::text[]) as piece from unnest($1::text[]) with ordinality u (p, at) order by at`,
          pieces,
          names,
        );
        return made.map(({ piece }) => piece);
      });
      await run(
        `update chat_message set content = $3, mentions = $4::jsonb where "organizationId" = $1::uuid and id = $2::uuid`,
        ...[organizationId, id, said.content, JSON.stringify(said.mentions)],
      );
    }
    const renamed = await run(
      `update passage p set name = m."authorName" from chat_message m
       where p."organizationId" = $1::uuid and m."organizationId" = $1::uuid and m.id = p."messageId"
         and p."attachmentId" is null and m."authorId" = $2::uuid and p.name <> m."authorName"
       returning p.id`,
      organizationId,
      userId,
    );
    return rows.length + renamed.length;
  },
};
