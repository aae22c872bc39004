import { words as wordsOf } from '@/adapters/language/fold-text';
import { clock } from '@/adapters/language/local/find-passages';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { Retrieved, Scope } from '@/modules/retrieval/retrieved';
import { stemOf, stemsOf } from '@/modules/tasks/find/find-by-words';
import type { Asked } from '../asked';
import { saidCitation, taskCitation } from '../citations';
import { type Reply, tell } from '../reply';

/** So many passages are told. */
const told = 4;
/** How much of what a question is about must stand in a passage. */
const coveredFrom = 0.5;
/** Characters of a passage that are quoted. */
const quoted = 400;

/** What was written or said about the words of a question, each piece with where it stands. */
export async function tellFound(asked: Asked, about = asked.message): Promise<Reply> {
  const found = await findPassages(asked, about);
  if (found.length === 0) return tell(asked.words.nothing(''));
  const stems = new Set(stemsOf(about));
  const lines = found.map((one) => {
    const quote = shortened(bestLines(one.text, stems));
    return { text: `- “${quote}” — ${placeOf(one)}`, citation: citationOf(one, quote) };
  });
  return tell(
    [asked.words.found, ...lines.map(({ text }) => text)].join('\n'),
    lines.map(({ citation }) => citation),
  );
}

/** In what is open first; where that says nothing, everywhere. */
async function findPassages(asked: Asked, about: string): Promise<Retrieved[]> {
  const { audioId, taskId } = asked;
  const everywhere: Scope = { of: 'everything' };
  const here: Scope =
    audioId !== null ? { of: 'meeting', audioId } : taskId !== null ? { of: 'task', taskId } : everywhere;
  const near = await passagesIn(asked, about, here);
  return near.length > 0 || here === everywhere ? near : passagesIn(asked, about, everywhere);
}

async function passagesIn(asked: Asked, about: string, scope: Scope): Promise<Retrieved[]> {
  const { db, me, language, forEverybody, exceptMessageIds } = asked;
  const found = await retrieve(db, me, about, {
    ...{ language, limit: told, scope, isForEverybody: forEverybody, exceptMessageIds },
  });
  return found.filter(({ coverage }) => coverage >= coveredFrom);
}

/** Pure: the line of a passage that has most of the words, with those beside it as long as they are short. */
function bestLines(text: string, stems: ReadonlySet<string>): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const score = (line: string) => {
    const said = new Set(wordsOf(line).map((word) => stemOf(word.text)));
    return [...stems].filter((stem) => said.has(stem)).length;
  };
  const best = lines.reduce((most, line, at) => (score(line) > score(lines[most] ?? '') ? at : most), 0);
  return lines.slice(best, best + 2).join(' ');
}

const shortened = (text: string) => (text.length > quoted ? `${text.slice(0, quoted).trimEnd()}…` : text);

function placeOf(one: Retrieved): string {
  switch (one.kind) {
    case 'meeting':
      return `${one.name}, ${clock(one.startMs)}`;
    case 'decision':
      return one.startMs === null ? one.name : `${one.name}, ${clock(one.startMs)}`;
    case 'task':
      return one.title;
    case 'message':
      return one.authorName;
    case 'file':
      return one.name;
  }
}

function citationOf(one: Retrieved, quote: string): Reply['citations'][number] {
  switch (one.kind) {
    case 'meeting':
    case 'decision':
      return saidCitation({
        ...{ audioId: one.audioId, meetingName: one.name, quote, startMs: one.startMs ?? 0 },
      });
    case 'task':
      return { ...taskCitation({ id: one.taskId, title: one.title }), quote };
    case 'message':
      return { kind: 'message', id: one.messageId, title: one.authorName, quote };
    case 'file':
      return { kind: 'file', id: one.attachmentId, title: one.name, quote };
  }
}
