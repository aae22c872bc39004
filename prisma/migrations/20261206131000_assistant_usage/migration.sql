-- What models took for a company, by month, and how much of it a company allows itself.
ALTER TABLE "organization" ADD COLUMN "assistantTokens" INTEGER,
ADD COLUMN "assistantTold" TEXT;

CREATE TABLE "assistant_usage" (
    "organizationId" UUID NOT NULL,
    "month" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,
    "inputTokens" BIGINT NOT NULL,
    "outputTokens" BIGINT NOT NULL,
    "estimatedTokens" BIGINT NOT NULL,

    CONSTRAINT "assistant_usage_pkey" PRIMARY KEY ("organizationId","month","kind")
);

ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;
