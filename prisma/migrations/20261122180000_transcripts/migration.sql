-- A meeting whose words came as a file has no sound.
ALTER TABLE "audio" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'recording';
