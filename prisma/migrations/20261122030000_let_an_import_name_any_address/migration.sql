-- An import must not tell that another company has an address, so it may name one that does. Sign-in goes on
-- leading to the person who had it first. Made before the old index goes, so that no moment is without one.
CREATE UNIQUE INDEX "user_email_organizationId_key" ON "user"("email", "organizationId");

DROP INDEX "user_email_key";
