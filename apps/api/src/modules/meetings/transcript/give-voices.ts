import { z } from 'zod';
import { assignVoices } from '@/adapters/speech/voices/assign-voices';
import type { CompanyTransaction } from '@/db/scope';
import { findSpokenLines, setVoices, takeVoices } from './voices.repo';

const Voices = z.array(
  z.object({
    spans: z.array(z.object({ startMs: z.number(), endMs: z.number() })),
    embedding: z.array(z.number()),
  }),
);

/**
 * Gives the lines of a whole transcript the voices that were heard in them, and forgets how the voices sound: it is
 * needed for nothing more, and can tell a person again elsewhere. Lines that have a speaker keep it.
 */
export async function giveVoices(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
): Promise<void> {
  const voices = Voices.parse(await takeVoices(prisma, organizationId, audioId));
  if (voices.length === 0) return;
  const lines = await findSpokenLines(prisma, audioId);
  const speakers = assignVoices(lines, voices);
  await setVoices(
    prisma,
    organizationId,
    lines.flatMap(({ id }, at) => {
      const speaker = speakers[at];
      return speaker ? [{ id, speaker }] : [];
    }),
  );
}
