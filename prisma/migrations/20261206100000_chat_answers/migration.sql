-- A question that is being answered is a row of its own: a job writes its answer, and whoever follows the conversation
-- sees how far it is.
CREATE TABLE "chat_answer" (
    "organizationId" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "text" TEXT NOT NULL DEFAULT '',
    "failure" JSONB,
    "stoppedAt" TIMESTAMPTZ(3),
    "place" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_answer_pkey" PRIMARY KEY ("organizationId","questionId")
);

ALTER TABLE "chat_answer" ADD CONSTRAINT "chat_answer_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- It said until when a request wrote the answer.
ALTER TABLE "chat_message" DROP COLUMN "answerBy";
