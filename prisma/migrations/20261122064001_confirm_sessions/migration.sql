-- AlterTable
ALTER TABLE "session" ADD COLUMN "confirmedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
-- A session that is open already was confirmed when it began, not by this upgrade.
UPDATE "session" SET "confirmedAt" = "createdAt";
