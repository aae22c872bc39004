import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './build.mjs';
import { failureLines } from './test-failures.mjs';
import { sumLine, sumOfStep, total } from './test-sum.mjs';

/**
 * Runs a program of node_modules/.bin, or one named by its full path.
 * @param {((text: string | Buffer) => void) | undefined} say gets its output; without it that goes straight to the
 *   terminal
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, env = {}, say = undefined) {
  return new Promise((resolve) => {
    const out = say ? 'pipe' : 'inherit';
    const child = spawn(path.resolve(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', out, out],
    });
    for (const stream of say ? [child.stdout, child.stderr] : []) stream.on('data', say);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Does it in this process. @returns {Promise<number>} 1 when it throws, whose words are printed */
export async function inProcess(task) {
  try {
    await task();
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

/** What looks at the sources alone: each can be done beside the others. */
export const lint = (say) => run('biome', ['ci', '--diagnostic-level=warn', '--colors=off', '.'], {}, say);
export const typedProjects = ['packages/shared', 'apps/api', 'apps/web', 'apps/e2e', 'apps/bench'];
export const types = (say, projects = typedProjects) =>
  run(process.execPath, ['scripts/types.mjs', ...projects], {}, say);
export const unused = (say) => run('knip', [], {}, say);

const head = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);

/** Steps that are done one after the other with all their output, and the sum of them as the last line. */
export class Steps {
  #sums = [];
  #failures = [];

  /**
   * Does one step and keeps its sum and its failures.
   * @param {() => Promise<number>} task answers an exit code
   * @returns {Promise<boolean>} whether nothing failed in it
   */
  async step(name, task, sumOf = sumOfStep, failuresOf = () => []) {
    const started = Date.now();
    head(name);
    return this.#keep(name, sumOf(await task()), failuresOf, Date.now() - started);
  }

  /**
   * Does steps side by side, which need nothing of each other. What each of them says is shown as a whole, in this
   * order.
   * @param {Record<string, (say: (text: string | Buffer) => void) => Promise<number>>} tasks by name
   */
  async together(tasks) {
    const started = Date.now();
    const begun = Object.entries(tasks).map(async ([name, task]) => {
      const said = [];
      const exitCode = await task((text) => said.push(text));
      return { name, said, exitCode, time: Date.now() - started };
    });
    for (const { name, said, exitCode, time } of await Promise.all(begun)) {
      head(name);
      for (const text of said) process.stdout.write(text);
      this.#keep(name, sumOfStep(exitCode), () => [], time);
    }
  }

  #keep(name, counted, failuresOf, time) {
    this.#sums.push(counted);
    const isOk = counted.failed === 0;
    const found = isOk ? [] : failuresOf();
    if (!isOk) this.#failures.push(...(found.length ? found : [{ title: name, message: 'See above.' }]));
    console.log(`${name}: ${isOk ? 'ok' : 'FAILED'} (${(time / 1000).toFixed(1)} s)`);
    return isOk;
  }

  /** Prints the failures once more, since of a long output often only the end is kept, and then the sum. */
  end() {
    const counted = total(this.#sums);
    if (this.#failures.length > 0) console.log(`\n${failureLines(this.#failures).join('\n')}`);
    console.log(`\n${sumLine(counted)}`);
    process.exitCode = counted.failed > 0 ? 1 : 0;
  }
}
