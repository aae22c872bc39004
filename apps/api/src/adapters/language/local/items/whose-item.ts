import { words } from '@/adapters/language/fold-text';
import { resolvePerson } from '@/adapters/language/resolve-person';
import type { FoundCue } from '../find-cues';
import type { HeardItem, Meeting } from '../heard-meeting';
import { namedIn } from '../phrase/named-together';
import { acceptedBy } from './accepted-by';
import { alike, contentOf } from './item-title';

type Whose = Required<Pick<HeardItem, 'owner' | 'candidates'>>;

/** So many sentences back what nobody had may be taken on, and what somebody has just taken may be handed over. */
const reach = { free: 4, handedOver: 2 };

/** Whose an item is by its cue: of 'Tom and Ana will' nobody's alone, and either's. */
export function whoseItem(meeting: Meeting, cue: FoundCue, at: number): Whose {
  const { people, sentences } = meeting;
  const { kind, name } = cue;
  const before = sentences[at]?.text.slice(Math.max(0, cue.start - 60), cue.start) ?? '';
  const shared = withOthers.exec(before);
  const [, listed, other] = shared ?? [];
  const others = other === undefined ? [] : resolvePerson(other, people).ownerCandidates;
  if (shared && (other === undefined || others.length > 0)) {
    const speaker = kind === 'self' ? (meeting.speakers[at] ?? null) : null;
    const own =
      name === null ? [speaker].filter((id) => id !== null) : resolvePerson(name, people).ownerCandidates;
    const all =
      others.length === 1 && own.length === 1 ? [...namedIn(listed ?? '', people), ...others, ...own] : [];
    return { owner: null, candidates: [...new Set(all)] };
  }
  if (kind === 'request' && name === null) return { owner: acceptedBy(meeting, at, cue), candidates: [] };
  if (kind === 'assign' || kind === 'request') return { owner: name, candidates: [] };
  return { owner: kind === 'self' ? speakerOf(meeting, at) : null, candidates: [] };
}

/** 'Ben and I will', 'Ana, Ben or Tom should': not the last of them alone; in 'Karim covers Tuesday and I will', the speaker. */
const withOthers =
  /(?<!\p{L})(?:[Yy]ou|[Yy]|((?:\p{Lu}\p{L}+, ){0,6})(\p{Lu}\p{L}+),?) (?:and|or|y|e|o)[\s,]*$/u;

function speakerOf({ people, speakers }: Meeting, at: number): string | null {
  return people.find(({ id }) => id === speakers[at])?.email ?? null;
}

/** What a short answer says of the item that was asked for just before: who does it, or when. */
export function answered(
  meeting: Meeting,
  at: number,
  near: HeardItem | undefined,
  due: HeardItem['due'],
): void {
  const sentence = meeting.sentences[at];
  if (!near || !sentence) return;
  // "When can you send the list?" "Thursday."
  if (!near.due && due && near.kind === 'request' && words(sentence.text).length <= 4) near.due = due;
  // "Who could buy the paint?" "I do."
  const taker = speakerOf(meeting, at);
  // 'Nora, necesitamos el contrato' 'Lo mando yo'
  const isInstead = near.kind === 'request' && at - near.sentence === 1 && /\byo\b/.test(sentence.folded);
  const isFree = (near.owner === null || isInstead) && at - near.sentence <= reach.handedOver;
  if (isFree && taker && meeting.pack.takesOn.test(sentence.folded))
    takenAt(near, at, { owner: taker, candidates: [], due: near.due ?? due });
}

/** Says more of an item by a sentence that is no task of its own. */
export function takenAt(item: HeardItem, at: number, said: Partial<HeardItem>): void {
  Object.assign(item, said, { takenIn: [...(item.takenIn ?? []), at] });
}

/** "I can take that one": the speaker takes what nobody had; "actually, let me do that" what somebody else had just taken. */
export function takeOver(
  meeting: Meeting,
  at: number,
  items: readonly HeardItem[],
  { owner, due }: Pick<HeardItem, 'owner' | 'due'>,
): void {
  const isInstead = owner !== null && isHandedOver(meeting, at);
  const item = items.findLast(({ sentence, owner: before }) =>
    before === null ? at - sentence <= reach.free : isInstead && at - sentence <= reach.handedOver,
  );
  if (!item) return;
  takenAt(item, at, { owner, due: item.due ?? due });
  if (owner !== null) item.candidates = [];
}

/** 'Puedo pedirlos yo' after 'habría que pedir presupuesto': whether nobody had the very same work, which is theirs then. */
export function takeKnown(
  { pack }: Meeting,
  at: number,
  items: readonly HeardItem[],
  { title, owner, due }: Pick<HeardItem, 'title' | 'owner' | 'due'>,
): boolean {
  const content = contentOf(title, pack);
  const known = items.findLast(
    (item) => item.owner === null && at - item.sentence <= reach.free && alike(item.content, content),
  );
  if (known) takenAt(known, at, { owner, candidates: [], due: known.due ?? due });
  return known !== undefined;
}

/** Whether somebody takes it on in place of somebody else, by what they say or what was said right before. */
export function isHandedOver({ pack, sentences }: Meeting, at: number): boolean {
  return [at - 1, at].some((index) => pack.handsOver.test(sentences[index]?.folded ?? ''));
}
