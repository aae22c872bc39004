import { endpoint } from '@tavla/shared/endpoint';
import { z } from 'zod';

export const checkOrganization = endpoint({
  name: 'organizations.check',
  summary: 'Whether the name or the domain is invalid or already taken: true means it cannot be registered.',
  method: 'GET',
  path: '/api/v1/organizations',
  access: 'public',
  query: z.object({ name: z.string().max(1000).default(''), domain: z.string().max(1000).default('') }),
  response: z.boolean(),
});
