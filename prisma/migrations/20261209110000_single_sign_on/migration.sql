-- A company's own way to sign in: the domain that is proved to be its, the provider, and who came through it.
CREATE TABLE "sign_in_provider" (
    "organizationId" UUID NOT NULL,
    "domain" TEXT NOT NULL,
    "proof" TEXT NOT NULL,
    "provedDomain" TEXT,
    "provedBy" TEXT,
    "provedAt" TIMESTAMPTZ(3),
    "checkedAt" TIMESTAMPTZ(3),
    "missingSince" TIMESTAMPTZ(3),
    "issuer" TEXT,
    "clientId" TEXT,
    "clientSecret" TEXT,
    "createsPeople" BOOLEAN NOT NULL DEFAULT true,
    "roleClaim" TEXT,
    "codesOff" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "sign_in_provider_pkey" PRIMARY KEY ("organizationId")
);

CREATE UNIQUE INDEX "sign_in_provider_provedDomain_key" ON "sign_in_provider"("provedDomain");

ALTER TABLE "sign_in_provider" ADD CONSTRAINT "sign_in_provider_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "sign_in_role" (
    "organizationId" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "roleId" UUID NOT NULL,

    CONSTRAINT "sign_in_role_pkey" PRIMARY KEY ("organizationId","place")
);

CREATE INDEX "sign_in_role_organizationId_roleId_idx" ON "sign_in_role"("organizationId", "roleId");

ALTER TABLE "sign_in_role" ADD CONSTRAINT "sign_in_role_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "sign_in_provider"("organizationId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sign_in_role" ADD CONSTRAINT "sign_in_role_organizationId_roleId_fkey" FOREIGN KEY ("organizationId", "roleId") REFERENCES "role"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "sign_in_link" (
    "organizationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_link_pkey" PRIMARY KEY ("organizationId","userId")
);

CREATE UNIQUE INDEX "sign_in_link_organizationId_issuer_subject_key" ON "sign_in_link"("organizationId", "issuer", "subject");

-- It outlives its person: whoever was deleted is not made anew by the provider.
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "sign_in_attempt" (
    "secretHash" TEXT NOT NULL,
    "organizationId" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_attempt_pkey" PRIMARY KEY ("secretHash")
);

CREATE INDEX "sign_in_attempt_expiresAt_idx" ON "sign_in_attempt"("expiresAt");

ALTER TABLE "sign_in_attempt" ADD CONSTRAINT "sign_in_attempt_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
