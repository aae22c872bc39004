-- When it was last looked at what is to be cleared away: a leap of the clock and a restored backup are known by it.
CREATE TABLE "clean_up" (
    "id" INTEGER NOT NULL,
    "lookedAt" TIMESTAMPTZ(3) NOT NULL,
    "restsUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clean_up_pkey" PRIMARY KEY ("id")
);
