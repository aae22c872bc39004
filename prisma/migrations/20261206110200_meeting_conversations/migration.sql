-- A person's own conversation may be about a meeting. It outlives the meeting's row for as long as a deletion can be
-- taken back, so nothing refers to that.
ALTER TABLE "chat_message" ADD COLUMN     "audioId" UUID;

CREATE INDEX "chat_message_organizationId_audioId_threadUserId_createdAt_idx" ON "chat_message"("organizationId", "audioId", "threadUserId", "createdAt");
