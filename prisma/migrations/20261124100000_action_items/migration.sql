-- CreateTable
CREATE TABLE "action_item" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "endDate" DATE,
    "ownerId" UUID,
    "ownerCandidates" UUID[] DEFAULT ARRAY[]::UUID[],
    "quote" TEXT NOT NULL,
    "startMs" INTEGER NOT NULL,
    "endMs" INTEGER NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "taskId" UUID,
    "isMerged" BOOLEAN NOT NULL DEFAULT false,
    "proposalId" UUID,
    "dismissedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "action_item_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "meeting_update" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "startMs" INTEGER NOT NULL,
    "decision" TEXT,
    "statusBefore" TEXT,
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "meeting_update_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "meeting_attendee" (
    "organizationId" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "meeting_attendee_pkey" PRIMARY KEY ("organizationId","audioId","userId")
);

-- CreateTable
CREATE TABLE "inbox_entry" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "audioId" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),
    "declinedAt" TIMESTAMPTZ(3),

    CONSTRAINT "inbox_entry_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE INDEX "action_item_organizationId_audioId_startMs_idx" ON "action_item"("organizationId", "audioId", "startMs");

-- CreateIndex
CREATE INDEX "action_item_organizationId_taskId_idx" ON "action_item"("organizationId", "taskId");

-- CreateIndex
CREATE INDEX "meeting_update_organizationId_audioId_startMs_idx" ON "meeting_update"("organizationId", "audioId", "startMs");

-- CreateIndex
CREATE INDEX "meeting_update_organizationId_taskId_idx" ON "meeting_update"("organizationId", "taskId");

-- CreateIndex
CREATE INDEX "meeting_attendee_organizationId_userId_idx" ON "meeting_attendee"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "inbox_entry_organizationId_userId_createdAt_idx" ON "inbox_entry"("organizationId", "userId", "createdAt");

-- CreateIndex
CREATE INDEX "inbox_entry_organizationId_audioId_idx" ON "inbox_entry"("organizationId", "audioId");

-- CreateIndex
CREATE UNIQUE INDEX "inbox_entry_organizationId_itemId_userId_key" ON "inbox_entry"("organizationId", "itemId", "userId");

-- AddForeignKey
ALTER TABLE "action_item" ADD CONSTRAINT "action_item_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_update" ADD CONSTRAINT "meeting_update_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_attendee" ADD CONSTRAINT "meeting_attendee_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting_attendee" ADD CONSTRAINT "meeting_attendee_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entry" ADD CONSTRAINT "inbox_entry_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entry" ADD CONSTRAINT "inbox_entry_organizationId_itemId_fkey" FOREIGN KEY ("organizationId", "itemId") REFERENCES "action_item"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbox_entry" ADD CONSTRAINT "inbox_entry_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What was found in meetings so far becomes rows; what was found was proposed.
INSERT INTO "action_item" ("organizationId", "id", "audioId", "title", "endDate", "ownerId", "ownerCandidates", "quote", "startMs", "endMs", "confidence", "taskId")
SELECT a."organizationId", gen_random_uuid(), a."id", coalesce(i."title", ''), left(i."endDate", 10)::date, i."ownerId",
  ARRAY(SELECT value::uuid FROM jsonb_array_elements_text(coalesce(i."ownerCandidates", '[]'))), coalesce(i."quote", ''), coalesce(i."startMs", 0),
  coalesce((
    SELECT s."endMs" FROM "transcript_segment" s
    WHERE s."organizationId" = a."organizationId" AND s."audioId" = a."id" AND s."startMs" <= i."startMs"
    ORDER BY s."startMs" DESC LIMIT 1
  ), i."startMs", 0), 0.9, i."taskId"
FROM "audio" a CROSS JOIN LATERAL jsonb_to_recordset(a."analysis"->'actionItems')
  AS i ("taskId" uuid, "title" text, "ownerId" uuid, "ownerCandidates" jsonb, "endDate" text, "quote" text, "startMs" int)
WHERE jsonb_typeof(a."analysis"->'actionItems') = 'array';

INSERT INTO "meeting_update" ("organizationId", "id", "audioId", "taskId", "status", "quote", "startMs")
SELECT a."organizationId", gen_random_uuid(), a."id", u."taskId", u."status", coalesce(u."quote", ''), coalesce(u."startMs", 0)
FROM "audio" a CROSS JOIN LATERAL jsonb_to_recordset(a."analysis"->'updates')
  AS u ("taskId" uuid, "status" text, "quote" text, "startMs" int)
WHERE jsonb_typeof(a."analysis"->'updates') = 'array' AND u."taskId" IS NOT NULL AND u."status" IS NOT NULL;

UPDATE "audio" SET "analysis" = "analysis" - 'actionItems' - 'updates' WHERE "analysis" IS NOT NULL;

INSERT INTO "meeting_attendee" ("organizationId", "audioId", "userId", "source")
SELECT a."organizationId", a."id", u."id", 'uploaded'
FROM "audio" a JOIN "user" u ON u."organizationId" = a."organizationId" AND u."id" = a."createdById";
