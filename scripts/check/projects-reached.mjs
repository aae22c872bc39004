import { filesReached } from './related-tests.mjs';

/**
 * The projects whose types a change can break, out of these: those in which it lies, or which import from it.
 * @param {string[]} projects folders
 * @param {string[]} changed
 * @param {import('./import-graph.mjs').Importers | null} importers null when nobody knows them
 * @returns {string[]}
 */
export function projectsReached(projects, changed, importers) {
  const isIn = (file) => projects.find((project) => file.startsWith(`${project}/`));
  // Packages, settings of the compiler, the database: anybody may depend on these.
  const isOfAll = (file) => !/^(docs|scripts)\//.test(file) && (!isIn(file) || file.endsWith('.json'));
  if (!importers || changed.some((file) => isOfAll(file) && !file.endsWith('.md'))) return projects;
  const reached = changed.flatMap((file) => filesReached(file, importers));
  return projects.filter((project) => reached.some((file) => isIn(file) === project));
}
