import { describe, expect, it } from 'vitest';
import { header, useImports } from './user-import.test-kit';

const at = useImports();
const { admin, test, upload } = at;

describe('files to download', () => {
  it('the template has the header and can be imported as it is', async () => {
    const template = await admin().get('/api/v1/users/csv/template');
    expect(template.headers['content-disposition']).toContain('.csv');
    expect(template.payload).toContain(header);
    const preview = (await upload('/preview', template.payload)).json();
    expect(preview).toMatchObject({ total: 1, newPositions: [] });
  });

  it('an export runs no formulas, is audited, and imports as people who are there', async () => {
    await admin().post('/api/v1/positions', { name: '=1+1' });
    await upload(
      '',
      `${header}\n"=cmd|' /C calc'!A1",Ekman,f@${at.domain},user,=1+1,${at.company.admin.email},"A, B|C"`,
    );
    const exported = await admin().get('/api/v1/users/csv');
    expect(exported.payload).toContain(
      `'=cmd|' /C calc'!A1,Ekman,f@${at.domain},user,'=1+1,${at.company.admin.email},"A, B|C"`,
    );
    expect(exported.payload.split('\r\n')[0]).toBe(`\uFEFF${header}`);
    expect((await upload('/preview', exported.payload)).json()).toMatchObject({
      total: 3,
      existing: 3,
      failed: [],
    });
    await admin().post('/api/v1/departments', { name: 'Cut | Dried' });
    const back = `${header}\nGina,Ekman,g@${at.domain},,,,"Cut \\| Dried|C"`;
    expect((await upload('', back)).json()).toMatchObject({
      created: [{ departmentIds: expect.any(Array) }],
    });
    const again = (await admin().get('/api/v1/users/csv')).payload;
    expect(again).toContain(`Gina,Ekman,g@${at.domain},user,,,C|Cut \\| Dried`);
    expect((await upload('/preview', again)).json()).toMatchObject({ existing: 4, newDepartments: [] });
    const where = { organizationId: at.company.id, action: 'user.export' };
    expect(await test.current.db.prisma.auditEntry.count({ where })).toBe(2);
    expect((await test.current.as(at.company.member).get('/api/v1/users/csv')).statusCode).toBe(403);
  });
});
