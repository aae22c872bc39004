-- What asks nobody, and whom a message mentions: [{userId, at, length}], places of its text.
ALTER TABLE "chat_message" ADD COLUMN     "isComment" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mentions" JSONB NOT NULL DEFAULT '[]';
