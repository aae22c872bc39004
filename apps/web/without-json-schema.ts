import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const makers = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/**
 * Leaves out of the browser's code what makes JSON Schema of the contracts, almost six kilobytes on the wire before
 * anything else. That is done by the server alone; here each of those functions says so.
 */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  async load(id) {
    if (!makers.test(id)) return null;
    const names = [...(await readFile(id, 'utf8')).matchAll(exported)].map(([, name]) => name);
    if (names.length === 0) throw new Error(`${id} exports nothing that is known: look at it again`);
    const refuse = `function refuse() { throw new Error('JSON Schema is made by the server'); }`;
    return `${refuse}\nexport { ${names.map((name) => `refuse as ${name}`).join(', ')} };`;
  },
};
