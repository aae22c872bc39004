import type { TagColor } from '@tavla/shared/contracts/tasks';
import { groupBy } from '@/lib/group-by';
import { arrayOf, isRecord, textOf } from './json-values';
import { type NeutralFile, neutralRow } from './neutral';
import { tagOfLabel } from './tag-of-label';

/** Planka names its colours; what stands in a name tells which of ours is near. Source: its model `Label`. */
const colorWords: readonly [RegExp, TagColor][] = [
  [/berry|red|rust|pink|piggy|coral|tulip/, 'red'],
  [/orange|yellow|pumpkin|gold|egg|sand|autumn/, 'orange'],
  [/plum|lilac|lavender/, 'purple'],
  [/blue|sky|ocean|sea|navy|coast/, 'blue'],
  [/green|grass|salad|moss/, 'green'],
];

export function isPlanka(file: unknown): boolean {
  return isRecord(file) && isRecord(file.item) && isRecord(file.included) && 'cards' in file.included;
}

/**
 * Pure: a board as `GET /api/boards/{id}` of Planka answers it: the board in `item`, what belongs to it in `included`.
 * Tasks of a card lie in task lists since version 2, before that on the card itself; comments are not in it. Addresses
 * are in it where whoever asked may see them. Lists of the types archive and trash hold what was put away.
 */
export function readPlanka(file: Record<string, unknown>): NeutralFile {
  const board = isRecord(file.item) ? file.item : {};
  const included = isRecord(file.included) ? file.included : {};
  const all = (noun: string) => arrayOf(included[noun]);
  const byId = (noun: string) => new Map(all(noun).map((one) => [textOf(one.id), one]));
  const byCard = (noun: string) => groupBy(all(noun), ({ cardId }) => textOf(cardId));
  const users = byId('users');
  const labels = byId('labels');
  const lists = byId('lists');
  const [memberships, cardLabels, taskLists, attachments] = [
    byCard('cardMemberships'),
    byCard('cardLabels'),
    byCard('taskLists'),
    byCard('attachments'),
  ];
  const tasksOfCard = byCard('tasks');
  const tasksOfList = groupBy(all('tasks'), ({ taskListId }) => textOf(taskListId));
  const places = new Map([...lists.values()].map((list) => [textOf(list.id), Number(list.position ?? 0)]));
  const cards = all('cards').toSorted(
    (a, b) => (places.get(textOf(a.listId)) ?? 0) - (places.get(textOf(b.listId)) ?? 0) || byPlace(a, b),
  );
  const rows = cards.map((card, index) => {
    const id = textOf(card.id);
    const loose = tasksOfCard.get(id) ?? [];
    return neutralRow({
      line: index + 1,
      key: id,
      title: textOf(card.name),
      description: textOf(card.description),
      list: textOf(card.listId),
      people: (memberships.get(id) ?? []).map(({ userId }) => personOf(users.get(textOf(userId)))),
      due: textOf(card.dueDate) || null,
      tags: (cardLabels.get(id) ?? []).flatMap(({ labelId }) => {
        const label = labels.get(textOf(labelId));
        return label ? [tagOfLabel(textOf(label.name), colorOf(textOf(label.color)))] : [];
      }),
      checklists: [
        ...(loose.length ? [{ name: '', items: loose.toSorted(byPlace).map(itemOf) }] : []),
        ...(taskLists.get(id) ?? []).toSorted(byPlace).map((list) => ({
          name: textOf(list.name),
          items: (tasksOfList.get(textOf(list.id)) ?? []).toSorted(byPlace).map(itemOf),
        })),
      ],
      links: (attachments.get(id) ?? []).flatMap(({ name, data }) => {
        const url = isRecord(data) ? textOf(data.url) : '';
        return url ? [{ name: textOf(name), url }] : [];
      }),
      isArchived: putAway.has(textOf(lists.get(textOf(card.listId))?.type)),
    });
  });
  return {
    format: 'planka',
    source: `planka:${textOf(board.id)}`,
    product: 'Planka',
    lists: [...lists.values()].toSorted(byPlace).map(({ id, name, type }) => ({
      key: textOf(id),
      name: textOf(name) || textOf(type),
      ...(type === 'closed' && { column: 'done' as const }),
    })),
    rows,
    columns: [],
    leftOut: 0,
  };
}

type Item = Record<string, unknown>;

const putAway = new Set(['archive', 'trash']);
const byPlace = (a: Item, b: Item) => Number(a.position ?? 0) - Number(b.position ?? 0);
const colorOf = (name: string) => colorWords.find(([words]) => words.test(name))?.[1] ?? 'gray';
const itemOf = (task: Item) => ({ name: textOf(task.name), isDone: task.isCompleted === true });
const personOf = (user: Item = {}) => ({
  name: textOf(user.name) || textOf(user.username),
  email: textOf(user.email) || null,
});
