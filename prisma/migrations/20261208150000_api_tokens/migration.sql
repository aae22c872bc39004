-- What a company allows of API tokens.
ALTER TABLE "organization" ADD COLUMN "tokensOfPeople" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN "endlessTokens" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "api_token" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "permissions" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "lastUsedIp" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE UNIQUE INDEX "api_token_hash_key" ON "api_token"("hash");
CREATE INDEX "api_token_organizationId_userId_idx" ON "api_token"("organizationId", "userId");
CREATE INDEX "api_token_expiresAt_idx" ON "api_token"("expiresAt");

ALTER TABLE "api_token" ADD CONSTRAINT "api_token_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A question that was sent with a token is answered by no more than that token may read.
ALTER TABLE "chat_message" ADD COLUMN "tokenId" UUID;
