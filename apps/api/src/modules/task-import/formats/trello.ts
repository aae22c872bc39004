import type { TagColor } from '@tavla/shared/contracts/tasks';
import { groupBy } from '@/lib/group-by';
import { arrayOf, isRecord, textOf } from './json-values';
import { type NeutralComment, type NeutralFile, neutralRow } from './neutral';
import { tagOfLabel } from './tag-of-label';

/** Trello's colours, by what stands before `_light` or `_dark`. Source: developer.atlassian.com, Trello, "Labels". */
const colors: Record<string, TagColor> = {
  green: 'green',
  lime: 'green',
  yellow: 'orange',
  orange: 'orange',
  red: 'red',
  pink: 'red',
  purple: 'purple',
  blue: 'blue',
  sky: 'blue',
};

export function isTrello(file: unknown): boolean {
  return isRecord(file) && Array.isArray(file.cards) && Array.isArray(file.lists);
}

/**
 * Pure: a board as Trello exports it (menu, Print, export and share, Export as JSON): the board of its REST API with
 * `lists`, `cards`, `checklists`, `members` and `actions`, of which those of the type `commentCard` are comments. An
 * export has the newest thousand actions and nobody's address.
 */
export function readTrello(file: Record<string, unknown>): NeutralFile {
  const lists = arrayOf(file.lists);
  const closedLists = new Set(lists.filter(({ closed }) => closed === true).map(({ id }) => textOf(id)));
  const members = new Map(arrayOf(file.members).map((member) => [textOf(member.id), nameOf(member)]));
  const checklists = groupBy(arrayOf(file.checklists), ({ idCard }) => textOf(idCard));
  const comments = groupBy(arrayOf(file.actions).filter(isComment), cardOf);
  const places = new Map(lists.map((list) => [textOf(list.id), Number(list.pos ?? 0)]));
  const placeOf = ({ idList }: Item) => places.get(textOf(idList)) ?? 0;
  const cards = arrayOf(file.cards).toSorted((a, b) => placeOf(a) - placeOf(b) || byPlace(a, b));
  const rows = cards.map((card, index) => {
    const id = textOf(card.id);
    const list = textOf(card.idList);
    return neutralRow({
      line: index + 1,
      key: id || textOf(card.shortLink),
      title: textOf(card.name),
      description: textOf(card.desc),
      list,
      people: arrayOfText(card.idMembers).map((member) => ({
        name: members.get(member) ?? '',
        email: null,
      })),
      due: textOf(card.due) || null,
      tags: arrayOf(card.labels).map(({ name, color }) => tagOfLabel(textOf(name), colorOf(textOf(color)))),
      checklists: (checklists.get(id) ?? []).toSorted(byPlace).map((checklist) => ({
        name: textOf(checklist.name),
        items: arrayOf(checklist.checkItems)
          .toSorted(byPlace)
          .map((item) => ({
            name: textOf(item.name),
            isDone: item.state === 'complete',
          })),
      })),
      links: arrayOf(card.attachments).map(({ name, url }) => ({ name: textOf(name), url: textOf(url) })),
      comments: (comments.get(id) ?? []).map(commentOf).toReversed(),
      isArchived: card.closed === true || closedLists.has(list),
    });
  });
  return {
    format: 'trello',
    source: `trello:${textOf(file.id) || textOf(file.shortLink)}`,
    product: 'Trello',
    lists: lists.toSorted(byPlace).map(({ id, name }) => ({ key: textOf(id), name: textOf(name) })),
    rows,
    columns: [],
    leftOut: 0,
  };
}

type Item = Record<string, unknown>;

const byPlace = (a: Item, b: Item) => Number(a.pos ?? 0) - Number(b.pos ?? 0);
const nameOf = (member: Item) => textOf(member.fullName) || textOf(member.username);
const colorOf = (color: string) => colors[color.replace(/_(light|dark)$/, '')] ?? 'gray';
const isComment = ({ type }: Item) => type === 'commentCard';
const arrayOfText = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : []);

function cardOf({ data }: Item): string {
  return isRecord(data) && isRecord(data.card) ? textOf(data.card.id) : '';
}

/** Actions stand newest first. */
function commentOf({ data, date, memberCreator }: Item): NeutralComment {
  return {
    author: isRecord(memberCreator) ? nameOf(memberCreator) : '',
    at: textOf(date) || null,
    text: isRecord(data) ? textOf(data.text) : '',
  };
}
