-- AlterTable
ALTER TABLE "audio" ADD COLUMN     "peaks" BYTEA;
