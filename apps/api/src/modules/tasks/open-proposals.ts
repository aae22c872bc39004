import type { Prisma } from '@/db/generated/client';

/** For Prisma: without proposals of meetings that not everybody may see, which must not show in another meeting. */
export const withoutClosedProposals: Prisma.TaskWhereInput = {
  NOT: { status: 'on-approval', originAudio: { visibility: { not: 'company' } } },
};
