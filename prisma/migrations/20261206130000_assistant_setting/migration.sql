-- What a company lets the assistant do: on, local or off.
ALTER TABLE "organization" ADD COLUMN "assistant" TEXT NOT NULL DEFAULT 'on';
