-- Who may see a meeting: everybody of the company, departments, or people.
ALTER TABLE "audio" ADD COLUMN "visibility" TEXT NOT NULL DEFAULT 'company';
ALTER TABLE "audio" ADD COLUMN "visibleToIds" UUID[] DEFAULT ARRAY[]::UUID[];
CREATE INDEX "audio_organizationId_visibility_idx" ON "audio"("organizationId", "visibility");
