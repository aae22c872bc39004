-- After how many days a company's meetings are deleted, since when that holds, and when the clock was last looked at.
ALTER TABLE "organization"
  ADD COLUMN "retentionDays" INTEGER,
  ADD COLUMN "retentionFrom" TIMESTAMPTZ(3),
  ADD COLUMN "retentionCheckedAt" TIMESTAMPTZ(3);
