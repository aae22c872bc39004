-- What an answer of the assistant rests on.
ALTER TABLE "chat_message" ADD COLUMN     "citations" JSONB NOT NULL DEFAULT '[]';

-- Changes that an answer of the assistant offers to whoever asked.
CREATE TABLE "chat_proposal" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "askerId" UUID NOT NULL,
    "isDismissed" BOOLEAN NOT NULL DEFAULT false,
    "changes" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_proposal_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE UNIQUE INDEX "chat_proposal_organizationId_messageId_key" ON "chat_proposal"("organizationId", "messageId");

CREATE INDEX "chat_proposal_organizationId_askerId_idx" ON "chat_proposal"("organizationId", "askerId");

ALTER TABLE "chat_proposal" ADD CONSTRAINT "chat_proposal_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "chat_proposal" ADD CONSTRAINT "chat_proposal_organizationId_askerId_fkey" FOREIGN KEY ("organizationId", "askerId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
