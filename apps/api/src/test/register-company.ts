import { expect } from 'vitest';
import { cookiesOf } from './cookies-of';
import type { ServerProcess } from './processes/server-process';

/** Registers a company over HTTP, with the code that the server prints; answers the cookies of its admin. */
export async function registerCompany(server: ServerProcess, base: string, domain: string): Promise<string> {
  const company = { organizationName: domain.split('.')[0], organizationDomain: domain };
  const person = { email: `ada@${domain}`, type: 'SIGN_UP', ...company };
  const post = (url: string, body: object, cookie = '') =>
    fetch(`${base}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const asked = await post('/auth/signup', person);
  expect(asked.status).toBe(200);
  const code = server.output.split(`Sign-in code for ${person.email}: `).at(-1)?.slice(0, 6);
  const answer = await post('/auth/verify-otp', { ...person, code }, cookiesOf(asked));
  expect(answer.status).toBe(200);
  return cookiesOf(answer);
}
