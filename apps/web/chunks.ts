import type { Plugin, Rolldown } from 'vite';

/** What both a guest page and the board begin with, by the ends of its files' names. */
const common = [
  'TextInput.mjs',
  'use-document-title.mjs',
  'shared/src/limits.ts',
  'src/api/error-text.ts',
  'src/lib/address/use-address.ts',
  'src/lib/sign-in-draft.ts',
];

/**
 * Files by who needs them, in this order: each has what the ones before it lack, with all that it imports. So a
 * guest page asks for three, the board for five, and neither for what only others need.
 */
const parts: [string, (id: string) => boolean][] = [
  ['common', (id) => common.some((end) => id.endsWith(`/${end}`))],
  ['guest', (id) => /\/features\/auth\/(Login|Register|EmailRegister)Page\.tsx$/.test(id)],
  // What a guest page needs when its form is sent, and whoever is signed in from the beginning.
  ['calls', (id) => id.endsWith('/api/call.ts')],
  ['rules', (id) => id.endsWith('/features/auth/guest-calls.ts')],
  ['signed-in', (id) => /\/app\/(first-answers\.ts|SessionHost\.tsx|session-guards\.tsx)$/.test(id)],
  ['board', (id) => id.endsWith('/app/routes/BoardRoute.tsx')],
];

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

/**
 * Refuses a build whose files need each other in a circle, since they would run in an order that nobody has chosen,
 * and one in which the board needs the guest pages.
 */
export const refuseTangles: Plugin = {
  name: 'refuse-tangles',
  generateBundle(_, bundle) {
    const chunks = new Map<string, Rolldown.OutputChunk>();
    for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
    const done = new Set<string>();
    const visit = (file: string, way: string[]): void => {
      if (way.includes(file)) this.error(`These files need each other: ${[...way, file].join(' → ')}`);
      const chunk = chunks.get(file);
      if (!chunk || done.has(file)) return;
      if (chunk.name === 'guest' && way.some((name) => chunks.get(name)?.name === 'board')) {
        const { moduleIds } = chunk;
        const isShared = (id: string) =>
          this.getModuleInfo(id)?.importers.some((importer) => !moduleIds.includes(importer));
        this.error(
          `The board needs the guest pages. Some is common:\n${moduleIds.filter(isShared).join('\n')}`,
        );
      }
      for (const next of chunk.imports) visit(next, [...way, file]);
      done.add(file);
    };
    // The board first: what it needs has not been visited by another way.
    const names = [...chunks.values()].sort((one) => (one.name === 'board' ? -1 : 1));
    for (const { fileName } of names) visit(fileName, []);
  },
};
