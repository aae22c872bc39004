import { fileURLToPath } from 'node:url';

/** The folder of the project: this file is in apps/api/src, and its bundle in apps/api/dist, equally deep. */
export const projectDir = fileURLToPath(new URL('../../..', import.meta.url));
