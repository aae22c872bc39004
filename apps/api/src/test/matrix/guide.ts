import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const here = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
const strict =
  '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --target es2022 --module nodenext --types node'.split(
    ' ',
  );

/** Something that a reader types, with what they are told it says. */
export interface GuideStep {
  language: 'sh' | 'ts';
  /** Of a program the file that it is kept in. */
  file: string;
  code: string;
  /** In `json` a pattern, in `text` the very lines; undefined where nothing is shown. */
  output: { kind: 'json' | 'text'; text: string } | undefined;
}

const fences =
  /```(?<language>sh|ts)(?: (?<file>\S+))?\n(?<code>[\s\S]*?)```(?:\n+```(?<kind>json|text)\n(?<text>[\s\S]*?)```)?/g;

/** Pure: what a reader of a part of a page does, in order. */
export function parseGuide(part: string): GuideStep[] {
  return [...part.matchAll(fences)].map(({ groups = {} }) => ({
    language: groups.language as GuideStep['language'],
    file: groups.file ?? '',
    code: groups.code ?? '',
    output: groups.kind
      ? { kind: groups.kind as 'json' | 'text', text: groups.text?.trim() ?? '' }
      : undefined,
  }));
}

/** A folder of a reader who has installed what the guide says, and sits at a shell. */
export class GuideReader {
  private constructor(
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** @param given what the reader has in the environment */
  static async begin(given: Record<string, string>): Promise<GuideReader> {
    const cache = path.join(here, 'node_modules/.cache');
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(path.join(cache, 'guide-'));
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    const bin = path.join(here, 'node_modules/.bin');
    const env = { PATH: `${bin}:${process.env.PATH}`, HOME: folder, ...given };
    return new GuideReader(folder, env);
  }

  /** Puts what the reader has been given into the environment. */
  given(name: string, value: string): void {
    this.env[name] = value;
  }

  end(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }

  /** What the step says; a program is compiled first, as strictly as can be. */
  async follow({ language, file, code }: GuideStep): Promise<string> {
    if (language === 'sh') return this.execute('bash', ['-euc', code]);
    await writeFile(path.join(this.folder, file), code);
    await this.execute(process.execPath, [tsc, ...strict, file]);
    return this.execute(process.execPath, ['--import', require.resolve('tsx'), file]);
  }

  private async execute(command: string, args: string[]): Promise<string> {
    const { stdout } = await run(command, args, { cwd: this.folder, env: this.env }).catch((error) => {
      throw new Error(`${error.stdout}${error.stderr}`, { cause: error });
    });
    return stdout.trim();
  }
}
