import type { AssistantSetting } from '@tavla/shared/chat/assistant-setting';
import type { CompanyDb } from '@/db/database';

/** What the company lets the assistant do, now; of a company that is gone, nothing. */
export async function selectSetting({ pool, organizationId }: CompanyDb): Promise<AssistantSetting> {
  const { rows } = await pool.query<{ assistant: AssistantSetting }>(
    'select assistant from organization where id = $1',
    [organizationId],
  );
  return rows[0]?.assistant ?? 'off';
}
