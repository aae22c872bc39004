-- What a model has read of a long meeting, until all of it is read: a try that breaks off is not paid for twice.
ALTER TABLE "audio" ADD COLUMN     "readParts" JSONB;
