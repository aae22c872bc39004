-- Two admins at one role are merged or refused, as at a person and at the company.
ALTER TABLE "role"
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "fieldVersions" JSONB NOT NULL DEFAULT '{}';
