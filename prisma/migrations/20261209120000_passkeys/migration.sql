-- Passkeys of people, the questions that browsers are about to answer with one, and how each session began.
CREATE TABLE "passkey" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE UNIQUE INDEX "passkey_credentialId_key" ON "passkey"("credentialId");
CREATE INDEX "passkey_organizationId_userId_idx" ON "passkey"("organizationId", "userId");

ALTER TABLE "passkey" ADD CONSTRAINT "passkey_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "passkey_challenge" (
    "challengeHash" TEXT NOT NULL,
    "browserHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "sessionId" UUID,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("challengeHash")
);

CREATE INDEX "passkey_challenge_expiresAt_idx" ON "passkey_challenge"("expiresAt");

-- A constant default rewrites no row. Whoever is signed in already has entered a code.
ALTER TABLE "session" ADD COLUMN "way" TEXT NOT NULL DEFAULT 'code';
ALTER TABLE "session" ADD COLUMN "passkeyId" UUID;
