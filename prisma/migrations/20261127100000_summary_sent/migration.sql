-- AlterTable
ALTER TABLE "audio" ADD COLUMN     "summarySentAt" TIMESTAMPTZ(3),
ADD COLUMN     "summarySentById" UUID,
ADD COLUMN     "summarySentTo" INTEGER;
