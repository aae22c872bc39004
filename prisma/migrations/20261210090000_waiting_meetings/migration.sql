-- What the work on a meeting waits for when a step of it has failed and is tried again.
ALTER TABLE audio ADD COLUMN waiting jsonb;

-- Few wait at any time, and each chunk that is recognised asks which.
CREATE INDEX audio_waiting_idx ON audio ("organizationId") WHERE waiting IS NOT NULL;
