import { describe, expect, it } from 'vitest';
import { firstColumns, taskColumns } from '@/modules/csv/task-columns';
import { expectLinearGrowth, hostileTexts } from '@/test/growth';
import { columnOfName } from './column-names';
import { peopleOf, readCsvTasks } from './csv';

describe('a cell of people', () => {
  it.each([
    ['Ann Smith <Ann@example.com>', [{ name: 'Ann Smith', email: 'ann@example.com' }]],
    ['<ann@example.com>', [{ name: '<ann@example.com>', email: 'ann@example.com' }]],
    ['Ann <Annie> Smith<ann@example.com>', [{ name: 'Ann <Annie> Smith', email: 'ann@example.com' }]],
    ['Ann <of Sales>', [{ name: 'Ann <of Sales>', email: null }]],
    [
      'ann@example.com; Bo',
      [
        { name: 'ann@example.com', email: 'ann@example.com' },
        { name: 'Bo', email: null },
      ],
    ],
  ])('%s is read', (cell, people) => {
    expect(peopleOf(cell)).toEqual(people);
  });

  const marks = ['<', '>', '@', ' <a@', '<a@b>'].map(
    (part) => [part, (length: number) => `${part.repeat(length / part.length)}>`] as const,
  );
  it.each([...Object.entries(hostileTexts), ...marks])('of %j is read in one pass', (_, text) => {
    expectLinearGrowth(peopleOf, text, 20_000);
  });
});

describe('the table of tasks as Tavla writes it', () => {
  const tagsOf = async (header: string) => {
    const cells = `1,Hire,,on-approval,,,"Topic: Legal, HR | area/x: Now: later",2026-01-01,2026-01-01`;
    const { rows } = await readCsvTasks(Buffer.from(`${header}\r\n${cells}\r\n`), {}, 'tasks');
    return rows[0]?.tags.map(({ category, name }) => [category, name]);
  };

  it('comes in with its tags as they are', async () => {
    expect(await tagsOf(taskColumns.join())).toEqual([
      ['Topic', 'Legal, HR'],
      ['area/x', 'Now: later'],
    ]);
    expect(await tagsOf('key,title,notes,status,assignee,due,tags,made,changed')).toEqual([
      ['Topic', 'Legal, HR'],
      ['Area', 'x: Now: later'],
    ]);
  });

  it('is known with columns that this version has not, or that the one which wrote it had not yet', async () => {
    const tags = [
      ['Topic', 'Legal, HR'],
      ['area/x', 'Now: later'],
    ];
    expect(await tagsOf(`${taskColumns.join()},later`)).toEqual(tags);
    expect(await tagsOf(firstColumns.join())).toEqual(tags);
  });

  it('comes in with a single tag that has a comma', async () => {
    const text = `${taskColumns.join()}\r\n1,Hire,,todo,,,"Topic: Legal, HR",2026-01-01,2026-01-01\r\n`;
    const { rows } = await readCsvTasks(Buffer.from(text), {}, 'tasks');
    expect(rows[0]?.tags).toMatchObject([{ category: 'Topic', name: 'Legal, HR' }]);
  });

  it('has what waits for an approval in the column where it is', () => {
    expect(columnOfName('on-approval')).toBe('pending');
    expect(columnOfName('On approval')).toBe('pending');
  });
});
