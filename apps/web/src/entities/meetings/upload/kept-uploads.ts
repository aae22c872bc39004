import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import type { Kept } from '@/lib/kept';

const beginning = 'upload.';

/** Where a person's uploads were, so that theirs and only theirs go on. By itself the protocol tells everybody. */
export function keptUploads(kept: Kept): UrlStorage {
  const find = async (start: string) =>
    kept.names(start).flatMap((name) => {
      const upload = kept.read(name) as PreviousUpload | undefined;
      return upload ? [{ ...upload, urlStorageKey: name }] : [];
    });
  return {
    findAllUploads: () => find(beginning),
    findUploadsByFingerprint: (fingerprint) => find(`${beginning}${fingerprint}.`),
    removeUpload: async (name) => kept.remove(name),
    addUpload: async (fingerprint, upload) => {
      const name = `${beginning}${fingerprint}.${crypto.randomUUID()}`;
      kept.write(name, upload);
      return name;
    },
  };
}
