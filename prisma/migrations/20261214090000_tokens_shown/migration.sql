-- A refresh whose answer was lost is told from a theft by whether anybody has shown what was given for it. Constant
-- defaults rewrite no row. Of the sessions there are nobody knows, so a used token that comes back ends them as before.
ALTER TABLE "session" ADD COLUMN "tokensShown" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "session" ALTER COLUMN "tokensShown" SET DEFAULT false;
ALTER TABLE "refresh_token" ADD COLUMN "redrawn" INTEGER NOT NULL DEFAULT 0;
