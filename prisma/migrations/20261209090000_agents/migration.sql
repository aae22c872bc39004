-- Whether a token makes changes itself. Those that are there may, as before.
ALTER TABLE "api_token" ADD COLUMN "mayWrite" BOOLEAN NOT NULL DEFAULT true,
-- Of a service account's token: who made it, and decides on what its program proposes.
ADD COLUMN "madeById" UUID;
