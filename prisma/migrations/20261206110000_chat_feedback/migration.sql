-- What readers say of the answers of the assistant.
CREATE TABLE "chat_feedback" (
    "organizationId" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "isRight" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_feedback_pkey" PRIMARY KEY ("organizationId","messageId","userId")
);

CREATE INDEX "chat_feedback_organizationId_userId_idx" ON "chat_feedback"("organizationId", "userId");

CREATE INDEX "chat_feedback_organizationId_createdAt_idx" ON "chat_feedback"("organizationId", "createdAt");

ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
