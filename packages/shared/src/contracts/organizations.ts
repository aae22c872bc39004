import { endpoint } from '@tavla/shared/endpoint';
import { sound } from '@tavla/shared/fields';
import { z } from 'zod';

/** Whatever somebody typed: the answer says whether it will do. */
const Asked = z.string().overwrite(sound).max(1000);

export const checkOrganization = endpoint({
  name: 'organizations.check',
  summary: 'Whether the name or the domain is invalid or already taken: true means it cannot be registered.',
  method: 'GET',
  path: '/api/v1/organizations',
  access: 'public',
  query: z.object({ name: Asked.default(''), domain: Asked.default('') }),
  response: z.boolean(),
});
