-- When a message was edited, what it quotes, and the signs that people put below it.
ALTER TABLE "chat_message" ADD COLUMN     "editedAt" TIMESTAMPTZ(3),
ADD COLUMN     "quotedId" UUID;

CREATE TABLE "chat_reaction" (
    "organizationId" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "sign" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_reaction_pkey" PRIMARY KEY ("organizationId","messageId","userId","sign")
);

CREATE INDEX "chat_reaction_organizationId_userId_idx" ON "chat_reaction"("organizationId", "userId");

ALTER TABLE "chat_reaction" ADD CONSTRAINT "chat_reaction_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "chat_reaction" ADD CONSTRAINT "chat_reaction_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
