import type { CompanyFile } from './company-file.test-kit';
import type { Trade } from './trade.test-kit';

/** A company of the lists; its tasks stand in tables by their titles. */
export const phrased = (file: CompanyFile): Trade => ({
  file,
  keys: new Map(file.tasks.map(({ title }) => [title, title])),
});
