-- Where nothing was recorded, as the recorder noted; of recordings from before it is not known.
ALTER TABLE "audio" ADD COLUMN "missing" JSONB NOT NULL DEFAULT '[]';
