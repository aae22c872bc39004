-- Whether a company wants a passkey after the code.
ALTER TABLE "organization" ADD COLUMN "asksForPasskey" BOOLEAN NOT NULL DEFAULT false;
