-- A task has one status; the wire shape shows it in both places.
ALTER TABLE "task" DROP COLUMN "customStatus";

ALTER TABLE "task_edit" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'edit',
  ADD CONSTRAINT "task_edit_kind_check" CHECK ("kind" IN ('created', 'edit', 'deleted', 'restored'));
