-- How many requests somebody made within the minute, added up over all processes. What a crash takes from it is
-- worth nothing: the table writes no log.
CREATE UNLOGGED TABLE "request_count" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_count_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "request_count_expiresAt_idx" ON "request_count"("expiresAt");
