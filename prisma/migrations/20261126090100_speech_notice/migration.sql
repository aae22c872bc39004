-- What a model's licence wants said beside its text, kept with the text: the model may be another one tomorrow.
ALTER TABLE "audio" ADD COLUMN "speechNotice" TEXT;
UPDATE "audio" SET "speechNotice" = 'Powered by Moonshine AI' WHERE "speechEngine" = 'local' AND language = 'es';
