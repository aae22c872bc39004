import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Id, IdParams, Instant, pageOf, SearchText, visibleLine } from '@tavla/shared/fields';
import {
  emailMax,
  firstNameMax,
  firstNameMin,
  lastNameMax,
  lastNameMin,
  userListLimit,
} from '@tavla/shared/limits';
import { z } from 'zod';

/** What everyone of a company may see of a colleague: the board's assignee. */
export const Person = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Who is blocked can be given no new task. Lists of people and their events say so; elsewhere it is left out. */
  blocked: z.boolean().optional(),
});
export type Person = z.infer<typeof Person>;

/** What the admin portal sees. */
export const User = Person.extend({
  positionId: Id.nullable(),
  managerId: Id.nullable(),
  roleId: Id,
  blocked: z.boolean(),
  departmentIds: z.array(Id),
  version: z.number().int(),
  lastSeenAt: Instant.nullable(),
  /** null when no mail server has taken an invitation: of an import it follows by job, else it is to be sent again. */
  invitedAt: Instant.nullable(),
});
export type User = z.infer<typeof User>;

/** Who may only read `user` gets a Person, who may read `admin` the whole User. */
export const UserOrPerson = z.union([User, Person.required({ blocked: true })]);
export type UserOrPerson = z.infer<typeof UserOrPerson>;

const firstNameRule = rule('length-between', { field: 'firstName', min: firstNameMin, max: firstNameMax });
const lastNameRule = rule('length-between', { field: 'lastName', min: lastNameMin, max: lastNameMax });

export const FirstName = visibleLine(firstNameRule)
  .min(firstNameMin, firstNameRule)
  .max(firstNameMax, firstNameRule);
export const LastName = visibleLine(lastNameRule)
  .min(lastNameMin, lastNameRule)
  .max(lastNameMax, lastNameRule);
export const UserEmail = z
  .string(rule('invalid-email'))
  .trim()
  .toLowerCase()
  .pipe(z.email(rule('invalid-email')).max(emailMax, rule('email-too-long', { count: emailMax })))
  // What has no mailbox is a service account, which is made elsewhere.
  .refine((email) => !isServiceAccount({ email }), rule('invalid-email'));

const roleRule = rule('required', { field: 'role' });
const RoleId = z.string(roleRule).pipe(z.uuid(roleRule).toLowerCase());

export const UserInput = z.object({
  firstName: FirstName,
  lastName: LastName,
  email: UserEmail,
  roleId: RoleId,
  positionId: Id.nullable().default(null),
  managerId: Id.nullable().default(null),
  blocked: z.boolean().default(false),
  departmentIds: z.array(Id).max(200).default([]),
});
export type UserInput = z.infer<typeof UserInput>;

export const UserPatch = z
  .object({
    firstName: FirstName,
    lastName: LastName,
    email: UserEmail,
    roleId: RoleId,
    positionId: Id.nullable(),
    managerId: Id.nullable(),
    blocked: z.boolean(),
    departmentIds: z.array(Id).max(200),
    /** The version the changes were made on; a field that changed since gives 409. */
    version: z.number().int(),
    /** Signs the person out everywhere in the same step: to be offered with a new address. */
    endSessions: z.boolean(),
  })
  .partial();
export type UserPatch = z.infer<typeof UserPatch>;

export const UserTab = z.enum(['all', 'admins', 'inactive', 'services']);
export type UserTab = z.infer<typeof UserTab>;

const path = '/api/v1/users';

/** Who signs in, and who has never done so yet. Both leave out the inactive, and programs. */
export const UserState = z.enum(['active', 'never-signed-in']);
export type UserState = z.infer<typeof UserState>;

/** Ids with commas between them: whose names a page lacks. */
const IdList = z
  .string()
  .max(20_000)
  .transform((text) => text.split(','))
  .pipe(z.array(Id).max(500));

export const listUsers = endpoint({
  name: 'users.list',
  summary: 'People by first name, a page at a time. q searches e-mail, first and last name.',
  method: 'GET',
  path,
  access: ['read', 'user'],
  fieldAccess: {
    tab: ['read', 'admin'],
    roleId: ['read', 'admin'],
    positionId: ['read', 'admin'],
    departmentId: ['read', 'admin'],
    state: ['read', 'admin'],
  },
  query: z.object({
    limit: z.coerce.number().int().min(1).max(500).default(userListLimit),
    cursor: z.string().max(2000).optional(),
    q: SearchText.optional(),
    tab: UserTab.default('all'),
    roleId: Id.optional(),
    positionId: Id.optional(),
    departmentId: Id.optional(),
    state: UserState.optional(),
    ids: IdList.optional(),
  }),
  response: pageOf(UserOrPerson),
});

export const getUser = endpoint({
  name: 'users.get',
  summary: 'One person.',
  method: 'GET',
  path: `${path}/:id`,
  access: ['read', 'user'],
  params: IdParams,
  response: UserOrPerson,
});

export const createUser = endpoint({
  name: 'users.create',
  summary: 'Add a person and send the invitation.',
  method: 'POST',
  path,
  access: ['create', 'user'],
  fieldAccess: { roleId: ['create', 'user-roles'], departmentIds: ['create', 'user-group'] },
  body: UserInput,
  response: User,
});

export const updateUser = endpoint({
  name: 'users.update',
  summary:
    'Change a person; only the fields that are sent. A former address is told by mail. Your own address you change yourself, at /auth/me/email.',
  method: 'PATCH',
  path: `${path}/:id`,
  access: ['update', 'user'],
  fieldAccess: { roleId: ['update', 'user-roles'], departmentIds: ['update', 'user-group'] },
  confirmed: ['email', 'endSessions'],
  params: IdParams,
  body: UserPatch,
  response: User,
});

export const userImpact = endpoint({
  name: 'users.impact',
  summary: 'What deleting a person would touch.',
  method: 'GET',
  path: `${path}/:id/impact`,
  access: ['delete', 'user'],
  params: IdParams,
  response: z.object({ tasks: z.number().int(), openTasks: z.number().int(), reports: z.number().int() }),
});

export const deleteUser = endpoint({
  name: 'users.delete',
  summary: 'Delete a person; their tasks go to handOverTo, or to nobody.',
  method: 'DELETE',
  path: `${path}/:id`,
  access: ['delete', 'user'],
  params: IdParams,
  query: z.object({ handOverTo: Id.optional() }),
});

export const inviteUser = endpoint({
  name: 'users.invite',
  summary: 'Send the invitation mail again.',
  method: 'POST',
  path: `${path}/:id/invite`,
  access: ['update', 'user'],
  params: IdParams,
  status: 200,
  response: User,
});
