import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {Map<string, Set<string>>} Importers of each file, those that import or name it */

/** What the bundler calls the text that imports every file. */
const allFiles = '<stdin>';

const isModule = (file) => /\.(ts|tsx|mjs)$/.test(file);

/**
 * Who imports whom, as the bundler sees it, and who names whom: a test that starts `dist/server.js` or reads
 * `docs/nginx.conf` depends on it as well.
 * @param {string} folder of the project
 * @param {string[]} files of the project, as paths from it
 * @returns {Promise<Importers>}
 */
export async function importersIn(folder, files) {
  const modules = files.filter(isModule);
  /** @type {Importers} */
  const importers = new Map();
  const add = (imported, importer) => {
    if (imported === importer || importer === allFiles) return;
    importers.set(imported, (importers.get(imported) ?? new Set()).add(importer));
  };
  for (const [importer, { imports }] of Object.entries(await bundleInputs(folder, modules))) {
    for (const imported of imports) if (!imported.external) add(imported.path, importer);
  }
  const findNamed = namesOf(files);
  for (const file of modules) {
    for (const named of findNamed(readFileSync(path.join(folder, file), 'utf8'))) add(named, file);
  }
  return importers;
}

async function bundleInputs(folder, modules) {
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: folder,
    stdin: { contents: modules.map((file) => `import './${file}'`).join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'none',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.svg': 'empty', '.wasm': 'empty' },
    plugins: [{ name: 'packages', setup: (build) => leaveOut(build, folder) }],
  });
  await esbuild.stop();
  return metafile.inputs;
}

/** The workspace's own package is followed; others are not, nor what Vite makes of a file (`?url`). */
function leaveOut(build, folder) {
  build.onResolve({ filter: /^@tavla\/shared\// }, ({ path: name }) => ({
    path: path.join(folder, 'packages/shared/src', `${name.slice('@tavla/shared/'.length)}.ts`),
  }));
  build.onResolve({ filter: /^[^./@]|^@[a-z]|\?/ }, ({ path: name }) => ({ path: name, external: true }));
}

/** Finds the files that a text names, by an ending of their path that no other file has. */
function namesOf(files) {
  const byEnding = new Map();
  for (const file of files) {
    const parts = file.split('/');
    for (let from = 0; from < parts.length; from++) {
      const ending = parts.slice(from).join('/');
      byEnding.set(ending, byEnding.has(ending) ? null : file);
    }
  }
  return (text) =>
    [...text.matchAll(/[\w@./-]+\.[a-z]{2,4}\b/g)].flatMap(([name]) => {
      const plain = name.replace(/^(\.{0,2}\/)+/, '');
      const built = plain.replace(/^(?:.*\/)?dist\/(.*)\.js$/, '$1.ts');
      return byEnding.get(plain) ?? byEnding.get(built) ?? [];
    });
}
