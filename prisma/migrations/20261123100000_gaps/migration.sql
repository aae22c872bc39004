-- Where somebody spoke and no words could be made out; of recordings from before it is not known.
ALTER TABLE "audio_chunk" ADD COLUMN "gaps" JSONB NOT NULL DEFAULT '[]';
