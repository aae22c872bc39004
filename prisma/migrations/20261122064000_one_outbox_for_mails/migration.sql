-- The outbox of invitations becomes that of every mail which must not get lost. What waits goes on waiting.
ALTER TABLE "invitation_mail" RENAME TO "waiting_mail";
ALTER TABLE "waiting_mail" RENAME CONSTRAINT "invitation_mail_organizationId_userId_fkey" TO "waiting_mail_organizationId_userId_fkey";
ALTER INDEX "invitation_mail_state_dueAt_idx" RENAME TO "waiting_mail_state_dueAt_idx";

-- AlterTable
ALTER TABLE "waiting_mail" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'invitation',
ADD COLUMN "data" JSONB NOT NULL DEFAULT '{}',
DROP CONSTRAINT "invitation_mail_pkey",
ALTER COLUMN "userId" DROP NOT NULL,
ADD CONSTRAINT "waiting_mail_pkey" PRIMARY KEY ("organizationId", "id");
ALTER TABLE "waiting_mail" ALTER COLUMN "kind" DROP DEFAULT;

-- CreateIndex
CREATE UNIQUE INDEX "waiting_mail_organizationId_userId_key" ON "waiting_mail"("organizationId", "userId");
