-- Many people for whom events are stand once, however many events name them; events from before name theirs themselves.
ALTER TABLE "event" ADD COLUMN     "audienceId" UUID;

CREATE TABLE "event_audience" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "people" UUID[],
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_audience_pkey" PRIMARY KEY ("organizationId","id")
);

CREATE INDEX "event_audience_usedAt_idx" ON "event_audience"("usedAt");

ALTER TABLE "event_audience" ADD CONSTRAINT "event_audience_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
