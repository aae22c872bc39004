import type { CompanyDb } from '@/db/database';
import { notFound } from '@/http/errors/errors';
import type { Receiver } from '../sender';

/** The former secrets of the webhook `w` for as long as they sign too, by the clock of the database. */
export const formerSecretsNow = `case when w."formerUntil" > now() then w."formerSecrets" else '{}' end as "formerSecrets"`;

/** Where the messages of a webhook go now. @throws HttpError 404 */
export async function findReceiver({ pool, organizationId }: CompanyDb, id: string): Promise<Receiver> {
  const { rows } = await pool.query<Receiver>(
    `select w.url, w.secret, ${formerSecretsNow} from webhook w where w."organizationId" = $1 and w.id = $2`,
    [organizationId, id],
  );
  if (!rows[0]) throw notFound('webhook');
  return rows[0];
}
