-- AlterTable
ALTER TABLE "audio" ADD COLUMN "cause" JSONB;
