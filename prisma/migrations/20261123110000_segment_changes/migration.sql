-- AlterTable
ALTER TABLE "transcript_segment" ADD COLUMN     "correctedAt" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "segment_change" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "segmentId" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "before" TEXT,
    "after" TEXT,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "segment_change_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE INDEX "segment_change_organizationId_segmentId_createdAt_idx" ON "segment_change"("organizationId", "segmentId", "createdAt");

-- AddForeignKey
ALTER TABLE "segment_change" ADD CONSTRAINT "segment_change_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "segment_change" ADD CONSTRAINT "segment_change_organizationId_segmentId_fkey" FOREIGN KEY ("organizationId", "segmentId") REFERENCES "transcript_segment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
