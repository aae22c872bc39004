-- CreateTable
CREATE TABLE "task_import" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "choices" JSONB NOT NULL DEFAULT '{}',
    "processed" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "createdCount" INTEGER NOT NULL DEFAULT 0,
    "existingCount" INTEGER NOT NULL DEFAULT 0,
    "keptCount" INTEGER NOT NULL DEFAULT 0,
    "blobKey" TEXT,
    "origin" JSONB NOT NULL DEFAULT '{}',
    "failed" JSONB NOT NULL DEFAULT '[]',
    "fault" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "task_import_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "imported_task" (
    "organizationId" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "taskId" UUID NOT NULL,
    "importId" UUID NOT NULL,
    "comments" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "imported_task_pkey" PRIMARY KEY ("organizationId","source","key")
);

-- CreateIndex
CREATE INDEX "task_import_organizationId_userId_createdAt_idx" ON "task_import"("organizationId", "userId", "createdAt");

-- CreateIndex
CREATE INDEX "task_import_createdAt_idx" ON "task_import"("createdAt");

-- CreateIndex
CREATE INDEX "imported_task_organizationId_taskId_idx" ON "imported_task"("organizationId", "taskId");

-- CreateIndex
CREATE INDEX "imported_task_organizationId_importId_idx" ON "imported_task"("organizationId", "importId");

-- AddForeignKey
ALTER TABLE "task_import" ADD CONSTRAINT "task_import_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imported_task" ADD CONSTRAINT "imported_task_organizationId_taskId_fkey" FOREIGN KEY ("organizationId", "taskId") REFERENCES "task"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
