import { may } from '@tavla/shared/permissions';
import type { QuestionInput } from '@/adapters/language/language';
import type { Tool, Toolbox } from '@/adapters/language/toolbox';
import type { Asked } from '../asked';
import { ownWords } from '../told-titles';
import { countedFacts } from './counted-facts';
import type { Desk } from './desk';
import { type Offers, offerTool } from './offers/offer-tool';
import { type Wish, wishOf } from './offers/wish';
import { countTool, listTool } from './tools/count-tool';
import { fileTool } from './tools/file-tool';
import { meetingTool } from './tools/meeting-tool';
import { peopleTool } from './tools/people-tool';
import { hereOf, lookUp, searchTool } from './tools/search-tool';
import { taskTool } from './tools/task-tool';

/** Places that are looked up before a model asks for any: enough for a server that knows no tools. */
const lookedUp = 6;

interface Given {
  ticket: QuestionInput['ticket'];
  files: readonly { id: string; name: string }[];
  offers: Offers;
}

/**
 * What a model may use for one question, by the rights of whoever asks, and what is looked up for it beforehand. Changes
 * it may offer only where the message itself wishes for some.
 */
export async function openToolbox(desk: Desk, { ticket, files, offers }: Given): Promise<Toolbox> {
  const { asked, permissions, sources } = desk;
  const { taskId, message } = asked;
  const ofTicket =
    taskId !== null && ticket !== null
      ? [
          {
            mark: sources.mark({ kind: 'task', id: taskId, title: ticket.title, quote: '' }),
            is: 'the ticket',
          },
        ]
      : [];
  const ofFiles = files.map(({ id, name }) => {
    return { mark: sources.mark({ kind: 'file', id, title: name, quote: '' }), kind: 'file', where: name };
  });
  const here = hereOf(desk);
  const [facts, near, far] = await Promise.all([
    countedFacts(desk),
    lookUp(desk, message, here, lookedUp),
    here.of === 'everything' ? [] : lookUp(desk, message, { of: 'everything' }, lookedUp),
  ]);
  const isNew = new Set(near.map(({ mark }) => mark));
  const found = [...near, ...far.filter(({ mark }) => !isNew.has(mark)).slice(0, lookedUp / 2)];
  const seesTasks = may(permissions, 'read', 'actions');
  const wish = may(permissions, 'update', 'actions') ? await wishIn(asked) : undefined;
  const tools: (Tool | false | undefined)[] = [
    searchTool(desk),
    ...(seesTasks ? [listTool(desk), countTool(desk), taskTool(desk), meetingTool(desk)] : []),
    seesTasks && peopleTool(desk),
    may(permissions, 'read', 'chat') && fileTool(desk),
    wish && offerTool(desk, wish, offers),
  ];
  return {
    known: [...ofTicket, ...ofFiles, ...facts, ...found],
    tools: tools.filter((tool) => tool !== false && tool !== undefined),
  };
}

/** What a message wishes: by its own words, of whatever all its words name. */
async function wishIn(asked: Asked): Promise<Wish | undefined> {
  const broad = wishOf(asked);
  if (!broad) return undefined;
  const message = await ownWords(asked);
  if (message === asked.message) return broad;
  const own = wishOf({ ...asked, message });
  return own && { ...own, words: broad.words, stems: broad.stems, text: broad.text };
}
