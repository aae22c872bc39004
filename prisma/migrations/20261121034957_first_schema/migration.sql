-- CreateTable
CREATE TABLE "organization" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "domainKey" TEXT NOT NULL,
    "eventSeq" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "isSystem" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "role_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "role_permission" (
    "organizationId" UUID NOT NULL,
    "roleId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "resource" TEXT NOT NULL,

    CONSTRAINT "role_permission_pkey" PRIMARY KEY ("organizationId","roleId","action","resource")
);

-- CreateTable
CREATE TABLE "position" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "position_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "department" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "department_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "user" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "sortKey" TEXT NOT NULL,
    "positionId" UUID,
    "managerId" UUID,
    "roleId" UUID NOT NULL,
    "blocked" BOOLEAN NOT NULL DEFAULT false,
    "timeZone" TEXT,
    "theme" TEXT NOT NULL DEFAULT 'auto',
    "version" INTEGER NOT NULL DEFAULT 1,
    "invitedAt" TIMESTAMPTZ(3),
    "lastSeenAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "user_department" (
    "organizationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "departmentId" UUID NOT NULL,

    CONSTRAINT "user_department_pkey" PRIMARY KEY ("organizationId","userId","departmentId")
);

-- CreateTable
CREATE TABLE "sign_in_code" (
    "email" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_code_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "session" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "accessHash" TEXT NOT NULL,
    "accessExpiresAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "userAgent" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "tokenHash" TEXT NOT NULL,
    "organizationId" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "task" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "endDate" TIMESTAMPTZ(3),
    "userId" UUID,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "fieldVersions" JSONB NOT NULL DEFAULT '{}',
    "column" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "statusAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "position" TEXT NOT NULL,
    "tags" JSONB NOT NULL DEFAULT '[]',
    "customStatus" TEXT,
    "deletedAt" TIMESTAMPTZ(3),
    "deletedFrom" TEXT,
    "originAudioId" UUID,
    "originStartMs" INTEGER,
    "originEndMs" INTEGER,
    "originQuote" TEXT,

    CONSTRAINT "task_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "task_status_entry" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "meta" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_status_entry_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "task_edit" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_edit_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "taskId" UUID,
    "threadUserId" UUID,
    "author" TEXT NOT NULL,
    "authorId" UUID,
    "authorName" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "chat_attachment" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "messageId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "blobKey" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "chat_attachment_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "audio" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "etaSeconds" INTEGER,
    "language" TEXT NOT NULL,
    "durationMs" INTEGER,
    "sizeBytes" BIGINT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "blobKey" TEXT NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "error" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "speechEngine" TEXT,
    "analysis" JSONB,

    CONSTRAINT "audio_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "audio_chunk" (
    "organizationId" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "startMs" INTEGER NOT NULL,
    "endMs" INTEGER NOT NULL,
    "spans" JSONB NOT NULL,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "audio_chunk_pkey" PRIMARY KEY ("organizationId","audioId","index")
);

-- CreateTable
CREATE TABLE "transcript_segment" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "audioId" UUID NOT NULL,
    "chunkIndex" INTEGER NOT NULL,
    "startMs" INTEGER NOT NULL,
    "endMs" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "speaker" TEXT,

    CONSTRAINT "transcript_segment_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "upload" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "metadata" JSONB NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "audioId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "event" (
    "organizationId" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "resource" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "audienceUserId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("organizationId","seq")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetType" TEXT NOT NULL DEFAULT '',
    "targetId" TEXT NOT NULL DEFAULT '',
    "targetName" TEXT NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',
    "ip" TEXT NOT NULL DEFAULT '',
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateTable
CREATE TABLE "csv_import" (
    "organizationId" UUID NOT NULL,
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "processed" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "report" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "csv_import_pkey" PRIMARY KEY ("organizationId","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "organization_nameKey_key" ON "organization"("nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "organization_domainKey_key" ON "organization"("domainKey");

-- CreateIndex
CREATE UNIQUE INDEX "role_organizationId_nameKey_key" ON "role"("organizationId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "position_organizationId_nameKey_key" ON "position"("organizationId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "department_organizationId_nameKey_key" ON "department"("organizationId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "user_organizationId_sortKey_id_idx" ON "user"("organizationId", "sortKey", "id");

-- CreateIndex
CREATE INDEX "user_organizationId_roleId_idx" ON "user"("organizationId", "roleId");

-- CreateIndex
CREATE INDEX "user_organizationId_positionId_idx" ON "user"("organizationId", "positionId");

-- CreateIndex
CREATE INDEX "user_organizationId_managerId_idx" ON "user"("organizationId", "managerId");

-- CreateIndex
CREATE INDEX "user_department_organizationId_departmentId_idx" ON "user_department"("organizationId", "departmentId");

-- CreateIndex
CREATE INDEX "sign_in_code_expiresAt_idx" ON "sign_in_code"("expiresAt");

-- CreateIndex
CREATE INDEX "rate_limit_expiresAt_idx" ON "rate_limit"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "session_accessHash_key" ON "session"("accessHash");

-- CreateIndex
CREATE INDEX "session_organizationId_userId_idx" ON "session"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "session_expiresAt_idx" ON "session"("expiresAt");

-- CreateIndex
CREATE INDEX "refresh_token_organizationId_sessionId_idx" ON "refresh_token"("organizationId", "sessionId");

-- CreateIndex
CREATE INDEX "task_organizationId_userId_idx" ON "task"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "task_organizationId_originAudioId_idx" ON "task"("organizationId", "originAudioId");

-- CreateIndex
CREATE UNIQUE INDEX "task_organizationId_column_position_key" ON "task"("organizationId", "column", "position");

-- CreateIndex
CREATE INDEX "task_status_entry_organizationId_taskId_createdAt_idx" ON "task_status_entry"("organizationId", "taskId", "createdAt");

-- CreateIndex
CREATE INDEX "task_edit_organizationId_taskId_createdAt_idx" ON "task_edit"("organizationId", "taskId", "createdAt");

-- CreateIndex
CREATE INDEX "chat_message_organizationId_taskId_createdAt_idx" ON "chat_message"("organizationId", "taskId", "createdAt");

-- CreateIndex
CREATE INDEX "chat_message_organizationId_threadUserId_createdAt_idx" ON "chat_message"("organizationId", "threadUserId", "createdAt");

-- CreateIndex
CREATE INDEX "chat_attachment_organizationId_messageId_idx" ON "chat_attachment"("organizationId", "messageId");

-- CreateIndex
CREATE INDEX "audio_organizationId_status_idx" ON "audio"("organizationId", "status");

-- CreateIndex
CREATE INDEX "audio_organizationId_createdAt_idx" ON "audio"("organizationId", "createdAt");

-- CreateIndex
CREATE INDEX "transcript_segment_organizationId_audioId_startMs_idx" ON "transcript_segment"("organizationId", "audioId", "startMs");

-- CreateIndex
CREATE INDEX "upload_createdAt_idx" ON "upload"("createdAt");

-- CreateIndex
CREATE INDEX "event_createdAt_idx" ON "event"("createdAt");

-- CreateIndex
CREATE INDEX "audit_entry_organizationId_createdAt_idx" ON "audit_entry"("organizationId", "createdAt");

-- CreateIndex
CREATE INDEX "audit_entry_organizationId_action_createdAt_idx" ON "audit_entry"("organizationId", "action", "createdAt");

-- AddForeignKey
ALTER TABLE "role" ADD CONSTRAINT "role_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_organizationId_roleId_fkey" FOREIGN KEY ("organizationId", "roleId") REFERENCES "role"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "position" ADD CONSTRAINT "position_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "department" ADD CONSTRAINT "department_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_organizationId_roleId_fkey" FOREIGN KEY ("organizationId", "roleId") REFERENCES "role"("organizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_organizationId_positionId_fkey" FOREIGN KEY ("organizationId", "positionId") REFERENCES "position"("organizationId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_organizationId_managerId_fkey" FOREIGN KEY ("organizationId", "managerId") REFERENCES "user"("organizationId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "user_department" ADD CONSTRAINT "user_department_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_department" ADD CONSTRAINT "user_department_organizationId_departmentId_fkey" FOREIGN KEY ("organizationId", "departmentId") REFERENCES "department"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_organizationId_sessionId_fkey" FOREIGN KEY ("organizationId", "sessionId") REFERENCES "session"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "user"("organizationId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task" ADD CONSTRAINT "task_organizationId_originAudioId_fkey" FOREIGN KEY ("organizationId", "originAudioId") REFERENCES "audio"("organizationId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "task_status_entry" ADD CONSTRAINT "task_status_entry_organizationId_taskId_fkey" FOREIGN KEY ("organizationId", "taskId") REFERENCES "task"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_edit" ADD CONSTRAINT "task_edit_organizationId_taskId_fkey" FOREIGN KEY ("organizationId", "taskId") REFERENCES "task"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_organizationId_taskId_fkey" FOREIGN KEY ("organizationId", "taskId") REFERENCES "task"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_organizationId_threadUserId_fkey" FOREIGN KEY ("organizationId", "threadUserId") REFERENCES "user"("organizationId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "chat_attachment" ADD CONSTRAINT "chat_attachment_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "chat_message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audio" ADD CONSTRAINT "audio_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audio_chunk" ADD CONSTRAINT "audio_chunk_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_segment" ADD CONSTRAINT "transcript_segment_organizationId_audioId_fkey" FOREIGN KEY ("organizationId", "audioId") REFERENCES "audio"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "csv_import" ADD CONSTRAINT "csv_import_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say.

-- A position is compared bytewise, whatever the database's collation.
ALTER TABLE "task" ALTER COLUMN "position" TYPE TEXT COLLATE "C";

ALTER TABLE "task"
  ADD CONSTRAINT "task_column_check" CHECK ("column" IN ('pending', 'todo', 'in-progress', 'done', 'trash')),
  ADD CONSTRAINT "task_status_check" CHECK ("status" IN ('pending', 'on-approval', 'todo', 'in-progress', 'done')),
  ADD CONSTRAINT "task_trash_check" CHECK (("column" = 'trash') = ("deletedAt" IS NOT NULL));

ALTER TABLE "audio"
  ADD CONSTRAINT "audio_status_check" CHECK ("status" IN ('queued', 'transcribing', 'analysing', 'done', 'failed'));

-- The audit log only grows.
CREATE FUNCTION "audit_entry_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END;
$$;

CREATE TRIGGER "audit_entry_append_only"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_is_append_only"();
