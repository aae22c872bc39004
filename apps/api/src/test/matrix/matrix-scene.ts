import { randomBytes } from 'node:crypto';
import type { Permission } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { addFilledCompany } from '../filled-company';
import type { TestApp, TestCompany, TestUser } from '../test-app';
import type { Sample } from './call-operation';
import type { Operation } from './operations';

const unique = () => `Matrix ${randomBytes(6).toString('hex')}`;

/** A filled company of its own for each operation, so that operations can be tried at the same time. */
export interface Scene {
  company: TestCompany;
  /** Of one of everything, by noun. */
  ids: Record<string, string>;
  /** What nobody outside the company may read: names, and the ids that other companies have not. */
  names: string[];
}

export async function setScene(test: TestApp): Promise<Scene> {
  const name = unique();
  const { company, ids } = await addFilledCompany(test, name);
  const { admin, member } = company;
  // What the sample's recording and attachment are made of.
  await test.app.deps.blobs.put('sample', Buffer.from('x'));
  const key = () => ({ organizationId: company.id, id: newId() });
  const entry = { taskId: ids.task ?? '', status: 'todo', note: name, meta: '', actorName: name };
  await test.db.prisma.taskStatusEntry.create({ data: { ...key(), ...entry } });
  return { company, ids, names: [name, company.id, admin.id, admin.email, member.email] };
}

/** The admin of a company whose things have the ids of this one's, and a call that names them. */
export async function setTwin(test: TestApp, operation: Operation, scene: Scene) {
  const { company, ids } = await addFilledCompany(test, unique(), scene.ids);
  return { shown: company.admin.cookie, sample: sampleNaming(operation, ids) };
}

/** Somebody of the company whose role holds these pairs. */
export async function addHolder(
  test: TestApp,
  { company }: Scene,
  permissions: readonly Permission[],
): Promise<TestUser & { roleId: string }> {
  const roleId = await test.addRole(company.id, unique(), permissions);
  return { roleId, ...(await test.addUser(company.id, roleId)) };
}

const nouns: Record<string, string> = {
  actor: 'user',
  createdBy: 'user',
  handOverTo: 'manager',
  attendee: 'user',
  after: 'task',
  before: 'task',
  quoted: 'message',
  mention: 'user',
  deliverie: 'delivery',
};

/**
 * The input of a call that names these entities: the one whose noun a field has, or the one that the address is
 * about. A new noun needs an entry in the filled company.
 */
export function sampleNaming(
  { path, method }: Operation,
  ids: Record<string, string> | 'what nobody has',
  given: Record<string, unknown> = {},
): Sample {
  const about = /^\/api\/v1\/(\w+?)s?(\/|$)/.exec(path)?.[1] ?? '';
  const named = (field: string) => {
    if (ids === 'what nobody has') return newId();
    const other = `other${about.replace(/^./, (first) => first.toUpperCase())}`;
    const noun = /^ids?$/.test(field) ? about : field === 'intoId' ? other : field.replace(/Ids?$/, '');
    const id = ids[nouns[noun] ?? noun];
    if (!id) throw new Error(`a filled company has no ${noun} for the field ${field} of ${path}`);
    return id;
  };
  // A company's domain becomes that of whoever calls only.
  // A message of the protocol for agents, which asks for nothing.
  if (path === '/mcp') return { ids: named, given: { method: 'ping', id: 1 } };
  const kept =
    about === 'organization' ? { domain: undefined } : about === 'chat' ? ofChat(method, given) : {};
  return { ids: named, given: { ...somethingNew(), ...kept, ...given } };
}

/** Of a conversation: a state is what somebody does there. It is a ticket's, or else about a meeting. */
function ofChat(method: string, given: Record<string, unknown>): Record<string, unknown> {
  const isOfTicket = method !== 'DELETE' && !('taskId' in given);
  return { state: 'looking', ...(isOfTicket && { audioId: undefined }) };
}

/** Fields that must be new in the product or the company, or that a sample could not guess. */
function somethingNew(): Record<string, unknown> {
  const name = unique();
  const domain = `${name.toLowerCase().replace(' ', '-')}.test`;
  return {
    name,
    domain,
    url: 'https://hooks.sample.invalid/',
    issuer: 'https://provider.sample.invalid',
    events: ['organization.update'],
    email: `anna@${domain}`,
    organizationName: name,
    organizationDomain: domain,
    message: 'Sample',
    lastEventId: '0',
    tab: 'admins',
    state: 'active',
    permissions: [],
    'Upload-Length': 9,
    'Upload-Offset': 0,
  };
}
