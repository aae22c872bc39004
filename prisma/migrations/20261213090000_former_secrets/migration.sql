-- A secret that is renewed again within the day pushed out the one that the receiver has: all of that day sign.
ALTER TABLE "webhook" ADD COLUMN "formerSecrets" TEXT[];
UPDATE "webhook" SET "formerSecrets" = array_remove(ARRAY["formerSecret"], NULL);
ALTER TABLE "webhook" DROP COLUMN "formerSecret";
