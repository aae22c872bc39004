-- Which API token somebody acted with, by the name that it had: histories outlive it.
ALTER TABLE "task_status_entry" ADD COLUMN "tokenId" UUID, ADD COLUMN "tokenName" TEXT;
ALTER TABLE "task_edit" ADD COLUMN "tokenId" UUID, ADD COLUMN "tokenName" TEXT;
ALTER TABLE "segment_change" ADD COLUMN "tokenId" UUID, ADD COLUMN "tokenName" TEXT;
ALTER TABLE "audit_entry" ADD COLUMN "tokenId" UUID, ADD COLUMN "tokenName" TEXT;
