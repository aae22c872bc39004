import { z } from 'zod';

/**
 * What a company lets the assistant do. `on`: the server's own engine, which may be a model elsewhere. `local`: rules on
 * this machine alone. `off`: nothing is answered, and meetings are read by the rules.
 */
export const AssistantSetting = z.enum(['on', 'local', 'off']);
export type AssistantSetting = z.infer<typeof AssistantSetting>;
