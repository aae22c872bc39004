-- What agents did with a token until it was silent for a while, so that all of it can be undone at once.
CREATE TABLE "agent_session" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "tokenId" UUID NOT NULL,
    "tokenName" TEXT NOT NULL,
    "ownerId" UUID,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "agent_session_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE INDEX "agent_session_organizationId_tokenId_id_idx" ON "agent_session"("organizationId", "tokenId", "id");
CREATE INDEX "agent_session_organizationId_ownerId_id_idx" ON "agent_session"("organizationId", "ownerId", "id");
CREATE INDEX "agent_session_lastAt_idx" ON "agent_session"("lastAt");

ALTER TABLE "agent_session" ADD CONSTRAINT "agent_session_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "agent_step" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "proposalId" UUID,
    "changes" JSONB NOT NULL,

    CONSTRAINT "agent_step_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE INDEX "agent_step_organizationId_sessionId_id_idx" ON "agent_step"("organizationId", "sessionId", "id");

ALTER TABLE "agent_step" ADD CONSTRAINT "agent_step_organizationId_sessionId_fkey" FOREIGN KEY ("organizationId", "sessionId") REFERENCES "agent_session"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
