-- AlterTable
ALTER TABLE "organization"
  ADD COLUMN "timeZone" TEXT,
  ADD COLUMN "recordingLanguage" TEXT,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "fieldVersions" JSONB NOT NULL DEFAULT '{}';
