import { allPermissions, memberPermissions, type Permission } from '@tavla/shared/permissions';
import { describe, expect, it } from 'vitest';
import { type CompanyFacts, planImport } from './plan-import';
import type { CsvRow } from './read-csv';

const role = (name: string, permissions: readonly Permission[]) => ({
  id: `role ${name}`,
  name,
  description: '',
  isSystem: true,
  permissions: [...permissions],
  userCount: 0,
  version: 1,
});
const facts: CompanyFacts = {
  held: allPermissions,
  roles: [role('admin', allPermissions), role('user', memberPermissions)],
  positions: new Map([['cook', 'cook id']]),
  departments: new Map([['sales', 'sales id']]),
  people: new Map([
    ['boss@a.test', { id: 'boss', blocked: false }],
    ['gone@a.test', { id: 'gone', blocked: true }],
  ]),
};
/** Rows of people named by their address; the first stands on line 2. */
const rows = (...cells: CsvRow['cells'][]): CsvRow[] =>
  cells.map((more, index) => ({
    line: index + 2,
    cells: { firstName: 'First', lastName: 'Last', ...more },
    hasMoreCells: false,
  }));
const plan = (given: CsvRow[], more: Partial<CompanyFacts> = {}) => planImport(given, { ...facts, ...more });
const reasons = (given: CsvRow[], more: Partial<CompanyFacts> = {}) =>
  Object.fromEntries(plan(given, more).failed.map(({ line, reason }) => [line, reason]));

describe('planImport', () => {
  it('applies the rules of the form, all that a row breaks at once', () => {
    expect(reasons(rows({ firstName: 'Al', lastName: 'x'.repeat(256), email: 'nobody' }))).toEqual({
      2: 'First name must be between 3 and 100 characters; Last name must be between 3 and 255 characters; Invalid email',
    });
    expect(reasons(rows({ email: 'a@a.test', position: 'x'.repeat(151) }))[2]).toContain('150 characters');
  });

  it('finds roles, positions and departments without regard to case and lists what is new once', () => {
    const { people, newPositions, newDepartments } = plan(
      rows(
        { email: 'A@A.test ', role: 'ADMIN', position: 'COOK', departments: ' sales | New|new|' },
        { email: 'b@a.test', position: 'Waiter', departments: 'NEW' },
        { email: 'c@a.test', position: 'waiter' },
        { email: 'bad', position: 'Never' },
      ),
    );
    expect(people).toMatchObject([
      { email: 'a@a.test', roleId: 'role admin', departments: ['sales', 'New'] },
      { roleId: 'role user' },
      { roleId: 'role user' },
    ]);
    expect([newPositions, newDepartments]).toEqual([['Waiter'], ['New']]);
  });

  it('tells duplicates and people who are there apart', () => {
    const { people, existing, failed } = plan(
      rows({ email: 'a@a.test' }, { email: 'A@a.test' }, { email: 'boss@a.test' }),
    );
    expect(people).toHaveLength(1);
    expect(existing).toEqual([{ line: 4, email: 'boss@a.test' }]);
    expect(failed).toEqual([
      {
        line: 3,
        email: 'A@a.test',
        reason: 'The same email is on line 2',
        causes: [{ reason: 'row-email-twice', params: { line: 2 } }],
      },
    ]);
  });

  it('puts managers before those who report to them, wherever they stand', () => {
    const { people, failed } = plan(
      rows(
        { email: 'c@a.test', manager: 'B@a.test' },
        { email: 'b@a.test', manager: 'a@a.test' },
        { email: 'a@a.test', manager: 'boss@a.test' },
      ),
    );
    expect(failed).toEqual([]);
    expect(people.map(({ email }) => email)).toEqual(['a@a.test', 'b@a.test', 'c@a.test']);
    expect(people.map(({ managerId }) => managerId)).toEqual(['boss', people[0]?.id, people[1]?.id]);
  });

  it('fails circles of managers and who reports into one, and nobody else', () => {
    const { people, failed } = plan(
      rows(
        { email: 'a@a.test', manager: 'b@a.test' },
        { email: 'b@a.test', manager: 'a@a.test' },
        { email: 'c@a.test', manager: 'b@a.test' },
        { email: 'd@a.test', manager: 'd@a.test' },
        { email: 'e@a.test' },
      ),
    );
    expect(people.map(({ email }) => email)).toEqual(['e@a.test']);
    expect(failed.map(({ reason }) => reason)).toEqual([
      'These managers form a circle: a@a.test → b@a.test → a@a.test',
      'These managers form a circle: a@a.test → b@a.test → a@a.test',
      'The manager b@a.test cannot be imported',
      'These managers form a circle: d@a.test → d@a.test',
    ]);
  });

  it('handles one circle of 10,000 managers without taking a square of the time', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      email: `p${index}@a.test`,
      manager: `p${(index + 1) % 10_000}@a.test`,
    }));
    const { failed } = plan(rows(...many));
    expect(failed).toHaveLength(10_000);
    expect(failed[0]?.reason.length).toBeLessThan(300);
  });

  it('repeats of long cells no more than their beginning', () => {
    const long = 'x'.repeat(90_000);
    const { failed } = plan(
      rows({ email: long, role: long, manager: long, position: long, firstName: long }),
    );
    expect(failed[0]?.email).toBe(`${'x'.repeat(150)}…`);
    expect(failed[0]?.reason).toContain('Role must be at most 150 characters');
    expect(failed[0]?.reason).toContain('Manager must be at most 150 characters');
    expect(JSON.stringify(failed).length).toBeLessThan(1_000);
  });

  it('refuses a file that names more than anybody can look through', () => {
    const people = (count: number, cells: (at: number) => CsvRow['cells']) =>
      rows(...Array.from({ length: count }, (_, at) => ({ email: `p${at}@a.test`, ...cells(at) })));
    expect(() => plan(people(1_001, (at) => ({ position: `Position ${at}` })))).toThrow(
      '1,000 new positions',
    );
    expect(() => plan(people(1_001, (at) => ({ departments: `Team ${at}` })))).toThrow(
      '1,000 new departments',
    );
    expect(plan(people(1_000, (at) => ({ departments: `Team ${at}` }))).newDepartments).toHaveLength(1_000);
    const eleven = Array.from({ length: 11 }, (_, at) => `Team ${at}`).join('|');
    expect(() => plan(people(10_000, () => ({ departments: eleven })))).toThrow('100,000 memberships');
  });

  it('fails who names a manager that is not there, inactive, elsewhere, or fails', () => {
    expect(
      reasons(
        rows(
          { email: 'a@a.test', manager: 'nobody@a.test' },
          { email: 'b@a.test', manager: 'gone@a.test' },
          { email: 'c@a.test', manager: 'them@b.test' },
          { email: 'd@a.test', manager: 'a@a.test' },
          { email: 'e@a.test', manager: 'd@a.test' },
        ),
      ),
    ).toEqual({
      2: 'The manager nobody@a.test is neither in the company nor in the file',
      3: 'The manager gone@a.test is inactive',
      4: 'The manager them@b.test is neither in the company nor in the file',
      5: 'The manager a@a.test cannot be imported',
      6: 'The manager d@a.test cannot be imported',
    });
  });

  it('grants nothing that who imports does not hold', () => {
    const held = memberPermissions;
    const give = { action: 'create', resource: 'user-roles' } as const;
    const group = { action: 'create', resource: 'user-group' } as const;
    const given = rows(
      { email: 'a@a.test', role: 'boss' },
      { email: 'b@a.test', role: 'admin' },
      { email: 'c@a.test', departments: 'Sales' },
      { email: 'd@a.test', position: 'New' },
      { email: 'e@a.test', position: 'cook' },
    );
    expect(reasons(given, { held })).toMatchObject({ 6: expect.stringContaining('give people a role') });
    expect(reasons(given, { held: [...held, give] })).toEqual({
      2: 'There is no role "boss"',
      3: expect.stringContaining('You cannot give permissions'),
      4: expect.stringContaining('departments'),
      5: expect.stringContaining('"New" does not exist'),
    });
    expect(plan(given, { held: [...held, give, group] }).people.map(({ line }) => line)).toEqual([4, 6]);
  });
});
