-- Where an upload lies and how far it has come, so that any process can go on with it.
ALTER TABLE "upload" ADD COLUMN "folder" TEXT,
ADD COLUMN "lockToken" UUID,
ADD COLUMN "multipartId" TEXT,
ADD COLUMN "parts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN "pieces" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "storedBytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "tails" JSONB NOT NULL DEFAULT '[]';
