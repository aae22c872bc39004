-- Meetings that were deleted a moment ago, with all that belongs to them, so that a slip of the hand can be undone.
CREATE TABLE "deleted_meeting" (
    "organizationId" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "blobKey" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_meeting_pkey" PRIMARY KEY ("organizationId","audioId")
);

ALTER TABLE "deleted_meeting" ADD CONSTRAINT "deleted_meeting_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
