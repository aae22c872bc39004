-- Addresses that a company wants its events sent to, and what became of each sending.
CREATE TABLE "webhook" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "isOn" BOOLEAN NOT NULL DEFAULT true,
    "offBecause" TEXT,
    "secret" TEXT NOT NULL,
    "formerSecret" TEXT,
    "formerUntil" TIMESTAMPTZ(3),
    "sentSeq" BIGINT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "failingSince" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claim" UUID,
    "claimedUntil" TIMESTAMPTZ(3),
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE INDEX "webhook_isOn_dueAt_idx" ON "webhook"("isOn", "dueAt");

ALTER TABLE "webhook" ADD CONSTRAINT "webhook_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "webhook_delivery" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "webhookId" UUID NOT NULL,
    "seq" BIGINT,
    "type" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "isDelivered" BOOLEAN NOT NULL,
    "status" INTEGER,
    "answer" TEXT NOT NULL DEFAULT '',
    "failure" TEXT,
    "milliseconds" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "triedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE UNIQUE INDEX "webhook_delivery_organizationId_webhookId_seq_key" ON "webhook_delivery"("organizationId", "webhookId", "seq");
CREATE INDEX "webhook_delivery_organizationId_webhookId_id_idx" ON "webhook_delivery"("organizationId", "webhookId", "id");
CREATE INDEX "webhook_delivery_createdAt_idx" ON "webhook_delivery"("createdAt");

ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_organizationId_webhookId_fkey" FOREIGN KEY ("organizationId", "webhookId") REFERENCES "webhook"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
