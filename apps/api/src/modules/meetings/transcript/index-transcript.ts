import type { CompanyTransaction } from '@/db/scope';

/**
 * Makes a transcript findable as it stands, in the transaction that changed it.
 * @param lines what changed of it; null is all
 */
export async function indexTranscript(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
  lines: readonly string[] | null,
): Promise<void> {
  await prisma.$executeRaw`
    select index_transcript(${organizationId}::uuid, ${audioId}::uuid, ${lines}::uuid[])`;
}

/** The same where only who speaks has changed: what is said is not read again. */
export async function indexSpeakers(
  prisma: CompanyTransaction,
  organizationId: string,
  audioId: string,
  lines: readonly string[] | null,
): Promise<void> {
  await prisma.$executeRaw`
    select index_speakers(${organizationId}::uuid, ${audioId}::uuid, ${lines}::uuid[])`;
}
