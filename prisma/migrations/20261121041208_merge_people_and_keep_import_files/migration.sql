-- AlterTable
ALTER TABLE "csv_import" ADD COLUMN     "file" BYTEA,
ADD COLUMN     "origin" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "fieldVersions" JSONB NOT NULL DEFAULT '{}';
