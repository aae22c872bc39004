-- A merge forgot the proposal that had been withdrawn before it. Without a default no row is rewritten.
ALTER TABLE "action_item" ADD COLUMN "withdrawnId" UUID;
