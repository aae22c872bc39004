import type { FastifyReply } from 'fastify';
import type { Blobs } from '@/adapters/blobs/blobs';
import type { CompanyDb } from '@/db/database';
import { sendBlob } from '@/http/answers/send-blob';
import { notFound } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { findMeeting } from './meetings.repo';

/** The recording, or the part of it that a player asks for. */
export async function sendRecording(
  db: CompanyDb,
  blobs: Blobs,
  id: string,
  call: SignedInCall,
): Promise<FastifyReply> {
  const meeting = await findMeeting(db.prisma, db.organizationId, id);
  const size = meeting && (await blobs.size(meeting.blobKey));
  if (!meeting || size === undefined || size === null) throw notFound('recording');
  const { blobKey: key, extension } = meeting;
  // However the meeting is called now, its file stays of the kind that it is.
  const hasIt = extension === '' || meeting.name.toLowerCase().endsWith(`.${extension}`);
  const name = hasIt ? meeting.name : `${meeting.name}.${extension}`;
  // Whatever was uploaded is served as sound or not at all: never as a page.
  const isSound = /^(audio|video)\/[\w.+-]+$/.test(meeting.mimeType);
  const mimeType = isSound ? meeting.mimeType : 'application/octet-stream';
  return sendBlob(blobs, { key, size, name, mimeType, noun: 'recording', disposition: 'inline' }, call);
}
