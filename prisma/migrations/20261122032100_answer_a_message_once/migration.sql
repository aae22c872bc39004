-- Which message an answer belongs to, and until when somebody is writing the answer of a message: one that is sent
-- again gets the answer that it has.
ALTER TABLE "chat_message" ADD COLUMN "questionId" UUID,
  ADD COLUMN "answerBy" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "chat_message_organizationId_questionId_key" ON "chat_message"("organizationId", "questionId");
