import type { CompanyDb } from '@/db/database';
import { type FilesOf, isOf } from '../chat.repo';

export interface PictureRow {
  id: string;
  messageId: string;
  name: string;
  /** As the picture's own first bytes say. */
  mimeType: string;
  sizeBytes: number;
  blobKey: string;
}

/** The newest of these files that are pictures, the newest first. */
export function findPictures(db: CompanyDb, files: FilesOf, limit: number): Promise<PictureRow[]> {
  return db.prisma.chatAttachment.findMany({
    where: { ...isOf(files), reading: { path: ['state'], equals: 'picture' } },
    select: { id: true, messageId: true, name: true, mimeType: true, sizeBytes: true, blobKey: true },
    orderBy: { id: 'desc' },
    take: limit,
  });
}
