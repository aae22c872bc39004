import { expect, it } from 'vitest';
import { type Operation, readOperations } from '@/test/matrix/operations';
import { useTestApp } from '@/test/test-app';

const test = useTestApp();

/** The resource that permissions call what an address is about. */
const resources: Record<string, string> = {
  audios: 'actions',
  transcripts: 'actions',
  languages: 'actions',
  tasks: 'actions',
  imports: 'actions',
  inbox: 'actions',
  'task-statuses': 'actions',
  uploads: 'actions',
  users: 'user',
  'service-accounts': 'user',
  roles: 'roles',
  positions: 'groups',
  departments: 'groups',
  chat: 'chat',
  audit: 'admin',
  overview: 'admin',
  organization: 'admin',
  webhooks: 'admin',
  'single-sign-on': 'admin',
};
const actions: Record<string, string> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'create',
  PATCH: 'update',
  PUT: 'update',
  DELETE: 'delete',
};

/** What asks for something else than its address and method suggest, each on purpose. */
const unusual: Record<string, string> = {
  // Before there is a session, and what is everybody's own.
  'auth.login': 'public',
  'auth.signup': 'public',
  'auth.resend-otp': 'public',
  'auth.verify-otp': 'public',
  'auth.token-refresh': 'public',
  'auth.logout': 'public',
  'auth.find-ways': 'public',
  'auth.begin-provider': 'public',
  'auth.finish-provider': 'public',
  'auth.me': 'signed-in',
  'auth.update-me': 'signed-in',
  'auth.ask-confirmation': 'signed-in',
  'auth.confirm': 'signed-in',
  'auth.ask-new-email': 'signed-in',
  'auth.change-my-email': 'signed-in',
  'organizations.check': 'public',
  'tokens.list-mine': 'signed-in',
  'tokens.create': 'signed-in',
  'tokens.revoke': 'signed-in',
  // Each tool asks for a pair of its own; and what agents did in one's own name.
  'mcp.call': 'signed-in',
  'agent-sessions.list': 'signed-in',
  'agent-sessions.get': 'signed-in',
  'agent-sessions.undo': 'update actions',
  'calendars.read': 'public',
  'calendars.list': 'read actions',
  'calendars.make': 'read actions',
  'calendars.revoke': 'signed-in',
  'passkeys.list-mine': 'signed-in',
  'passkeys.rename': 'signed-in',
  'passkeys.remove': 'signed-in',
  'auth.ask-passkey-sign-in': 'public',
  'auth.passkey-sign-in': 'public',
  'auth.ask-new-passkey': 'signed-in',
  'auth.add-passkey': 'signed-in',
  'auth.ask-passkey': 'signed-in',
  'auth.confirm-by-passkey': 'signed-in',
  'sessions.list-mine': 'signed-in',
  'sessions.end-all-mine': 'signed-in',
  'sessions.end-mine': 'signed-in',
  'events.stream': 'signed-in',
  // One's own messages, and one's own signs.
  'chat.update-message': 'create chat',
  'chat.delete-message': 'create chat',
  'chat.clear': 'create chat',
  'chat.presence': 'read chat',
  // What readers think, and who looks after the assistant.
  'feedback.give': 'read chat',
  'feedback.withdraw': 'read chat',
  'feedback.list': 'read admin',
  // People, as a message can mention them.
  'chat.readers': 'read user',
  // A part of something larger.
  'uploads.offset-head': 'create actions',
  'uploads.send': 'create actions',
  'uploads.cancel': 'create actions',
  'users.get-import': 'create user',
  'users.import-report': 'create user',
  'users.import-template': 'create user',
  'users.impact': 'delete user',
  // It reaches into the audit log and into meetings of the whole company.
  'erasures.list': 'delete admin',
  'erasures.people': 'delete admin',
  'users.preview-erasure': 'delete admin',
  'users.erase': 'delete admin',
  'auth.my-erasure': 'signed-in',
  'auth.ask-erasure': 'signed-in',
  'auth.withdraw-erasure': 'signed-in',
  'organizations.assistant-usage': 'update admin',
  'organizations.preview-retention': 'update admin',
  // A POST that creates nothing.
  'audios.retry': 'update actions',
  'audios.cancel': 'update actions',
  'audios.restore': 'delete actions',
  'audios.send-summary': 'update actions',
  'audios.dismiss-item': 'update actions',
  'audios.restore-item': 'update actions',
  'audios.claim-item': 'update actions',
  'audios.unclaim-item': 'update actions',
  'audios.merge-item': 'update actions',
  'audios.unmerge-item': 'update actions',
  'audios.withdraw-item': 'delete actions',
  'audios.apply-update': 'update actions',
  'audios.dismiss-update': 'update actions',
  'audios.reopen-update': 'update actions',
  'inbox.read': 'read actions',
  // One's own, on the way to tasks that are created, or from them.
  'imports.list': 'create actions',
  'imports.get': 'create actions',
  'imports.report': 'create actions',
  'imports.discard': 'create actions',
  'imports.undo': 'delete actions',
  'departments.merge': 'delete groups',
  'positions.merge': 'delete groups',
  'suggestions.apply': 'update actions',
  'suggestions.dismiss': 'update actions',
  'suggestions.undo': 'update actions',
  'task-statuses.create': 'update actions',
  'tasks.batch': 'update actions',
  'tasks.restore': 'delete actions',
  'users.invite': 'update user',
  // Who would get something is for whoever may send it.
  'audios.summary-recipients': 'update actions',
  // What members do not see, and a change of a person.
  'audios.list-closed': 'read admin',
  'sessions.list-of-user': 'read admin',
  'sessions.end-of-user': 'update user',
  'passkeys.list-of-user': 'read admin',
  'passkeys.reset': 'update user',
  'tokens.revoke-one-of-user': 'update user',
  'tokens.revoke-of-user': 'update user',
  'tokens.create-for-service': 'update user',
  'users.export': 'read admin',
  // Everything at once, with a fresh code; and what is one's own.
  'organizations.prepare-export': 'update admin',
  'organizations.export': 'update admin',
  // What leaves the company, too.
  'webhooks.create': 'update admin',
  'webhooks.delete': 'update admin',
  'webhooks.renew-secret': 'update admin',
  'webhooks.replay': 'update admin',
  'webhooks.test': 'update admin',
  // Who signs in as whom.
  'sso.check-domain': 'update admin',
  'sso.send-domain-code': 'update admin',
  'sso.prove-domain': 'update admin',
  'sso.test-provider': 'update admin',
  'sso.remove': 'update admin',
  'sso.get-link': 'read admin',
  'sso.unlink': 'update user',
  'auth.prepare-my-export': 'signed-in',
  'auth.export-me': 'signed-in',
};

function usual({ method, path }: Operation): string {
  const noun = /^\/api\/v1\/([\w-]+)/.exec(path)?.[1] ?? '';
  return `${actions[method]} ${resources[noun]}`;
}

// The matrix of callers takes the document at its word; this is what the word must be.
it('asks for the pair that address and method suggest, or for one that stands here', async () => {
  const operations = await readOperations(test.current);
  const asked = operations.map((operation) => [operation.operationId, operation['x-permission']]);
  const right = operations.map((operation) => {
    const { operationId } = operation;
    return [operationId, unusual[operationId] ?? usual(operation)];
  });
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(right));
  const known = new Set(operations.map(({ operationId }) => operationId));
  expect(Object.keys(unusual).filter((name) => !known.has(name))).toEqual([]);
});
