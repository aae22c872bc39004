-- A meeting is called without the extension of its file; the file comes back with it.
ALTER TABLE "audio" ADD COLUMN "extension" TEXT NOT NULL DEFAULT '';
UPDATE "audio" SET "extension" = CASE
  WHEN "mimeType" LIKE '%/webm%' THEN 'webm'
  WHEN "mimeType" ~ '/(x-|vnd\.)?wave?' THEN 'wav'
  WHEN "mimeType" IN ('audio/mpeg', 'audio/mp3') THEN 'mp3'
  WHEN "mimeType" IN ('audio/mp4', 'audio/x-m4a', 'audio/m4a') THEN 'm4a'
  WHEN "mimeType" = 'video/mp4' THEN 'mp4'
  WHEN "mimeType" LIKE '%/ogg%' THEN 'ogg'
  WHEN "mimeType" ~ '/(x-)?flac' THEN 'flac'
  WHEN "mimeType" ~ '/(x-)?aac' THEN 'aac'
  ELSE '' END;
