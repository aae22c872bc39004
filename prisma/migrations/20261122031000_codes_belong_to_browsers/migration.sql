-- Codes that wait now were asked for without a cookie that names them: nobody could use them any more.
DELETE FROM "sign_in_code";

-- AlterTable
ALTER TABLE "sign_in_code" DROP CONSTRAINT "sign_in_code_pkey",
ADD COLUMN     "requestHash" TEXT NOT NULL,
ADD COLUMN     "turns" TEXT[],
ADD CONSTRAINT "sign_in_code_pkey" PRIMARY KEY ("requestHash");
