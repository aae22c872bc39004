-- An event may be for several people.
ALTER TABLE "event" ADD COLUMN "audience" UUID[];
UPDATE "event" SET "audience" = ARRAY["audienceUserId"] WHERE "audienceUserId" IS NOT NULL;
ALTER TABLE "event" DROP COLUMN "audienceUserId";
