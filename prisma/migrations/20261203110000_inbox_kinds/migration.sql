-- What waits for a person may be a message that mentions them, or a transcript that is ready.
ALTER TABLE "inbox_entry" ALTER COLUMN "audioId" DROP NOT NULL,
ALTER COLUMN "itemId" DROP NOT NULL,
ADD COLUMN     "messageId" UUID;

CREATE UNIQUE INDEX "inbox_entry_organizationId_messageId_userId_key" ON "inbox_entry"("organizationId", "messageId", "userId");

ALTER TABLE "inbox_entry" ADD CONSTRAINT "inbox_entry_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
