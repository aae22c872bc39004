-- A person's own conversation that they have cleared is hidden for a moment, in which it can be brought back.
ALTER TABLE "chat_message" ADD COLUMN     "clearedId" UUID;

CREATE INDEX "chat_message_organizationId_clearedId_idx" ON "chat_message"("organizationId", "clearedId");
