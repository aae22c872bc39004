-- What waits for a person may be a reminder of a task, which waits from its day on.
ALTER TABLE "inbox_entry" ADD COLUMN     "taskId" UUID,
ADD COLUMN     "text" TEXT,
ADD COLUMN     "byId" UUID,
ADD COLUMN     "byName" TEXT;

CREATE INDEX "inbox_entry_organizationId_taskId_idx" ON "inbox_entry"("organizationId", "taskId");

ALTER TABLE "inbox_entry" ADD CONSTRAINT "inbox_entry_organizationId_taskId_fkey" FOREIGN KEY ("organizationId", "taskId") REFERENCES "task"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
