import { z } from 'zod';

/** What recordings may be in. */
export const languages = ['en', 'es', 'sv'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
