-- Who speaks in a chunk, as numbers that can be compared, until the whole transcript has its voices.
ALTER TABLE "audio_chunk" ADD COLUMN "voices" JSONB NOT NULL DEFAULT '[]';
