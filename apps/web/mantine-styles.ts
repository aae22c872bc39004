import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const wholeSheet = createRequire(import.meta.url).resolve('@mantine/core/styles.css');

/** The classes of the library's components, such as m_77c9d27d. */
const classesIn = (text: string) => new Set(text.match(/\bm_[\da-f]{6,8}\b/g));

/** Refuses a build with a component whose styles it lacks: `src/ui/mantine.css` names those that are used. */
export const refuseUnstyled: Plugin = {
  name: 'refuse-unstyled',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const sheets = files.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
    );
    const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
    const styled = classesIn(sheets.join());
    const used = classesIn(scripts.join());
    const lacking = [...classesIn(readFileSync(wholeSheet, 'utf8'))].filter(
      (name) => used.has(name) && !styled.has(name),
    );
    if (lacking.length)
      this.error(`src/ui/mantine.css lacks the components with these classes: ${lacking.join(', ')}`);
  },
};
