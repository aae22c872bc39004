import { beforeEach } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

export const header = 'firstName,lastName,email,role,position,manager,departments';

/** A company of its own for each test, whose admin sends files of people at a domain that nobody else has. */
export function useImports() {
  const test = useTestApp();
  let company: TestCompany;
  let domain: string;
  beforeEach(async () => {
    company = await test.current.addCompany();
    domain = `${Math.random().toString(36).slice(2)}.test`;
  });

  async function upload(
    path: string,
    file: string | Buffer,
    as: Pick<TestUser, 'cookie'> | { bearer: string } = company.admin,
    field = 'file',
  ) {
    const caller = 'cookie' in as ? { cookie: as.cookie } : { authorization: as.bearer };
    const boundary = 'the-end-of-a-part';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="people.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    return test.current.app.inject({
      method: 'POST',
      url: `/api/v1/users/csv${path}`,
      headers: { ...caller, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  }

  return {
    test,
    get company() {
      return company;
    },
    get domain() {
      return domain;
    },
    admin: () => test.current.as(company.admin),
    upload,
    /** Two people who can be created, two who cannot, and one who is there. */
    file: () => `${header}
Anna,Ekman,anna@${domain},user,Cook,bert@${domain},Kitchen|Hall
Bert,Alm,bert@${domain},ADMIN,cook,,kitchen
No,Name,not-an-address,,,,
Carl,Asp,carl@${domain},chief,,,
Ada,Admin,${company.admin.email},,,,
`,
    people: (where: object = {}) =>
      test.current.db.prisma.user.count({ where: { organizationId: company.id, ...where } }),
    eventCount: (resource: string) =>
      test.current.db.prisma.event.count({ where: { organizationId: company.id, resource } }),
  };
}
