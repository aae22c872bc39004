import type { Plugin } from 'vite';

/**
 * Files by who needs them, in this order: each has what the ones before it lack, with all that it imports. So a
 * guest page asks for three, the board for five, and neither for what only others need.
 */
const parts = [
  // What both a guest page and the signed-in pages begin with.
  ['common', /\/(TextInput\.mjs|use-document-title\.mjs|sign-in-draft\.ts|shared\/src\/limits\.ts)$/],
  ['guest', /\/features\/auth\/(Login|Register|EmailRegister)Page\.tsx$/],
  // What a guest page needs when its form is sent, and whoever is signed in from the beginning.
  ['calls', /\/api\/call\.ts$/],
  ['rules', /\/features\/auth\/guest-calls\.ts$/],
  ['signed-in', /\/app\/(first-answers\.ts|SessionHost\.tsx|session-guards\.tsx)$/],
  ['board', /\/app\/BoardRoute\.tsx$/],
] as const;

/**
 * How the bundler splits the code: one file for what every visitor needs at once; then the parts above. What other
 * pages, and what opens above them, share is kept in few files: by itself the bundler made fifty, and a browser
 * asks for six at a time. The first group that a module fits has it.
 */
export const groups = [
  { name: 'initial', tags: ['$initial' as const] },
  ...parts.map(([name, test]) => ({ name, test })),
  { name: 'parts', minShareCount: 3 },
  { name: 'shared', minShareCount: 2, entriesAware: true },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Files that need each other in a circle run in an order that nobody has chosen: such a build is refused. */
export const refuseCircles: Plugin = {
  name: 'refuse-circles',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const visit = (file: string, way: string[]): void => {
      if (way.includes(file)) this.error(`These files need each other: ${[...way, file].join(' → ')}`);
      if (done.has(file)) return;
      const chunk = bundle[file];
      for (const next of chunk?.type === 'chunk' ? chunk.imports : []) visit(next, [...way, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};
