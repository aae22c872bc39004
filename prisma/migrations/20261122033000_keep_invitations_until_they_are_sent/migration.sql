-- CreateTable
CREATE TABLE "invitation_mail" (
    "organizationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claim" UUID,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_mail_pkey" PRIMARY KEY ("organizationId","userId")
);

-- CreateIndex
CREATE INDEX "invitation_mail_state_dueAt_idx" ON "invitation_mail"("state", "dueAt");

-- AddForeignKey
ALTER TABLE "invitation_mail" ADD CONSTRAINT "invitation_mail_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
