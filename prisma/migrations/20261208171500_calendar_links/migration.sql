-- Links by which a calendar reads due days, at most one of a scope for a person.
CREATE TABLE "calendar_link" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "scope" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_link_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE UNIQUE INDEX "calendar_link_hash_key" ON "calendar_link"("hash");
CREATE UNIQUE INDEX "calendar_link_organizationId_userId_scope_key" ON "calendar_link"("organizationId", "userId", "scope");

ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
