import { Organization, OrganizationDomain, OrganizationName } from '@tavla/shared/contracts/organizations';
import { FirstName, LastName } from '@tavla/shared/contracts/users';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { DeviceZone, Email, Id, TimeZone } from '@tavla/shared/fields';
import { codeLength } from '@tavla/shared/limits';
import { Permission } from '@tavla/shared/permissions';
import { z } from 'zod';

export const SignInType = z.enum(['SIGN_IN', 'SIGN_UP']);
export type SignInType = z.infer<typeof SignInType>;

export const Code = z
  .string()
  .trim()
  .min(1, rule('required', { field: 'code' }))
  .regex(new RegExp(`^\\d{${codeLength}}$`), rule('not-a-code', { count: codeLength }));

export const Theme = z.enum(['auto', 'light', 'dark']);

export const CurrentUser = z.object({
  data: z.object({
    id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    timeZone: z.string().nullable(),
    theme: Theme,
    organization: Organization,
    role: z.object({ id: Id, name: z.string() }),
  }),
  /** None while a passkey is asked for. */
  permissions: z.array(Permission),
  hasPasskey: z.boolean(),
  /**
   * Whether this session needs a passkey before it may do anything: the person shows one that they have, or makes their
   * first. Everything else is refused with 403 `passkey-needed` until then.
   */
  isPasskeyAsked: z.boolean(),
  /** Whether the model of this server sees: where the company's assistant is `on`, it is shown attached pictures. */
  seesPictures: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Message = z.object({ message: z.string() });

export const login = endpoint({
  name: 'auth.login',
  summary: 'Ask for a sign-in code by e-mail. The answer is the same whether the address is known or not.',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: z.object({ email: Email, type: z.literal('SIGN_IN').default('SIGN_IN') }),
  status: 200,
  response: Message,
});

export const signup = endpoint({
  name: 'auth.signup',
  summary: 'Ask for a code that registers a company.',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  body: z.object({
    email: Email,
    type: z.literal('SIGN_UP').default('SIGN_UP'),
    organizationName: OrganizationName,
    organizationDomain: OrganizationDomain,
  }),
  status: 200,
  response: Message,
});

export const verifyOtp = endpoint({
  name: 'auth.verify-otp',
  summary:
    'Exchange a code for a session, with the cookie that asking for it set; with SIGN_UP this creates the company.',
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
  body: z.object({
    email: Email,
    code: Code,
    type: SignInType.default('SIGN_IN'),
    organizationName: OrganizationName.optional(),
    organizationDomain: OrganizationDomain.optional(),
    timeZone: DeviceZone.optional(),
  }),
  status: 200,
  response: CurrentUser,
});

export const resendOtp = endpoint({
  name: 'auth.resend-otp',
  summary: 'Ask for a new code; the earlier one of this browser is void.',
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  body: z.object({ email: Email, type: SignInType.default('SIGN_IN') }),
  status: 200,
  response: Message,
});

export const tokenRefresh = endpoint({
  name: 'auth.token-refresh',
  summary: 'Rotate the refresh token and get a new access token, both as cookies.',
  method: 'POST',
  path: '/auth/token-refresh',
  access: 'public',
  needsRefreshCookie: true,
});

export const logout = endpoint({
  name: 'auth.logout',
  summary: 'End this session.',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
});

export const me = endpoint({
  name: 'auth.me',
  summary: 'The signed-in person, their company and their permissions.',
  method: 'GET',
  path: '/auth/me',
  access: 'signed-in',
  beforePasskey: true,
  response: CurrentUser,
});

export const updateMe = endpoint({
  name: 'auth.update-me',
  summary: 'Change your own name, time zone or theme.',
  method: 'PATCH',
  path: '/auth/me',
  access: 'signed-in',
  tokens: 'refused',
  body: z
    .object({
      firstName: FirstName,
      lastName: LastName,
      timeZone: TimeZone,
      theme: Theme,
    })
    .partial(),
  response: CurrentUser,
});
