import type { ModelCard, ModelFile } from '@/adapters/speech/models/model-card';

/** What a file must be, as whoever offers it says: SHA-256 of its bytes, or the id that git gives such a blob. */
export interface Checksum {
  algorithm: 'sha256' | 'git-sha1';
  hex: string;
}

/** A file to fetch. */
export interface WantedFile extends Pick<ModelFile, 'name' | 'role' | 'bytes'> {
  url: string;
  checksum: Checksum;
}

/** A model to fetch: everything is known of it but its bytes. */
export interface WantedModel extends Omit<ModelCard, 'files'> {
  files: WantedFile[];
}
