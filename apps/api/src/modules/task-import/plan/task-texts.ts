import { sound, unpiled } from '@tavla/shared/fields';
import { lineMax, textMax } from '@tavla/shared/limits';
import type { NamedPerson, NeutralComment, NeutralRow } from '../formats/neutral';

/** Of one task, those that continue a description among them. */
export const commentsMax = 1_000;

/**
 * Pure: the title of a task, and the whole of it where it is longer than a title may be: nothing of it is lost, since it
 * stands at the top of the description then.
 */
export function titleOf(text: string): { title: string; whole: string | null } {
  const whole = clean(text).replaceAll(/\s+/g, ' ').normalize('NFC').trim();
  if (whole.length <= lineMax) return { title: whole, whole: null };
  return { title: `${sound(whole.slice(0, lineMax - 1)).trimEnd()}…`, whole };
}

/** Pure: the description of a task: what it says, its checklists, its links, and whom it could not be given to. */
export function descriptionOf(
  { description, checklists, links }: NeutralRow,
  wholeTitle: string | null,
  others: readonly NamedPerson[],
  hasAssignee: boolean,
): string {
  const parts = [
    wholeTitle ?? '',
    clean(description).trim(),
    ...checklists.map(({ name, items }) =>
      [
        ...(name ? [`${name}:`] : []),
        ...items.map((item) => `- [${item.isDone ? 'x' : ' '}] ${oneLine(item.name)}`),
      ].join('\n'),
    ),
    links.length
      ? ['Attachments:', ...links.map(({ name, url }) => `- ${oneLine(name || url)}: ${oneLine(url)}`)].join(
          '\n',
        )
      : '',
    others.length ? `${hasAssignee ? 'Also assigned' : 'Assigned'}: ${others.map(inWords).join(', ')}` : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Pure: a person in words. */
export function inWords({ name, email }: NamedPerson): string {
  return oneLine(email && name && name !== email ? `${name} (${email})` : name || (email ?? ''));
}

/**
 * Pure: a comment as it is kept: whoever imports is its author here, and its text says who wrote it, where and when.
 * It must not be taken for something that somebody of the company has written in Tavla.
 */
export function commentOf({ author, at, text }: NeutralComment, product: string): string {
  const date = at === null ? undefined : new Date(at);
  const when =
    date && !Number.isNaN(date.getTime())
      ? ` on ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : '';
  return `${oneLine(author) || 'Somebody'} wrote in ${product}${when}:\n\n${clean(text).trim()}`;
}

/** Pure: a text in pieces that a description or a message holds, cut between lines or words where there are any. */
export function inPieces(text: string, most = textMax): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const cut = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '));
    let end = cut > most / 2 ? cut : most;
    // Not within a character of two halves.
    if (end === most && /[\uD800-\uDBFF]$/.test(head)) end--;
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  if (rest || pieces.length === 0) pieces.push(rest);
  return pieces;
}

const clean = (text: string) => unpiled(sound(text)).replaceAll('\r\n', '\n');
const oneLine = (text: string) => clean(text).replaceAll(/\s+/g, ' ').trim();
