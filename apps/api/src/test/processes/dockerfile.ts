import { execFile } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from '@/project-dir';

const run = promisify(execFile);

/** What a Dockerfile makes, as far as it can be made without Docker. */
export interface Image {
  /** The folder that stands for `/`. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  cmd: string[];
  healthcheck: string[];
}

interface Step {
  name: string;
  rest: string;
}

/** The steps of a Dockerfile, comments and line breaks resolved. */
export function parseDockerfile(text: string): Step[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { name, rest };
    });
}

/** Whether a path of the project is kept out of the image. */
export function isIgnored(file: string, ignore: string): boolean {
  return ignore
    .split('\n')
    .filter(Boolean)
    .some((pattern) => {
      const parts = file.split('/');
      if (pattern.startsWith('**/')) return parts.includes(pattern.slice(3));
      return file === pattern || file.startsWith(`${pattern}/`);
    });
}

/**
 * Carries out a Dockerfile's steps in folders below `folder`, one for each stage.
 * @param env what the commands get beside what the Dockerfile sets
 * @param uid who owns what the image's user owns; undefined: whoever runs this
 * @throws Error for a step that is not known
 */
export async function carryOut(
  steps: Step[],
  folder: string,
  env: Record<string, string>,
  uid: number | undefined,
): Promise<Image> {
  const stages = new Map<string, string>();
  const ignore = readFileSync(path.join(projectDir, '.dockerignore'), 'utf8');
  let image: Image | undefined;
  const inside = (at: Image, file: string) => path.join(at.root, path.resolve(at.workdir, file));

  const known: Record<string, (at: Image, rest: string) => unknown> = {
    WORKDIR: (at, rest) => {
      at.workdir = rest;
      mkdirSync(inside(at, '.'), { recursive: true });
    },
    ENV: (at, rest) => {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) at.env[name] = value;
    },
    USER: (at, rest) => {
      at.user = rest;
    },
    CMD: (at, rest) => {
      at.cmd = JSON.parse(rest);
    },
    HEALTHCHECK: (at, rest) => {
      at.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')));
    },
    // Only tell how to run the image: there is nothing to make.
    EXPOSE: () => {},
    VOLUME: (at, rest) => {
      if (!existsSync(path.join(at.root, rest))) throw new Error(`VOLUME ${rest} is no folder of the image`);
    },
    COPY: (at, rest) => {
      const words = rest.split(/\s+/);
      const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
      const target = words.pop() ?? '';
      const base = from ? stages.get(from) : projectDir;
      if (!base) throw new Error(`COPY from ${from}, which is no stage before`);
      for (const source of words) {
        const original = path.join(base, source);
        const isFolderTarget = target.endsWith('/') && !target.endsWith('./') && !source.endsWith('/');
        const isInto = isFolderTarget || target === './';
        const isFile = statSync(original).isFile();
        const to = inside(at, isInto && isFile ? path.join(target, path.basename(source)) : target);
        const filter = (file: string) =>
          from !== undefined || !isIgnored(path.relative(projectDir, file), ignore);
        cpSync(original, to, { recursive: true, filter, verbatimSymlinks: true });
      }
    },
    RUN: async (at, rest) => {
      // The one step that reaches out of the working folder: it makes the folder of the image's user.
      const own = /^mkdir (\/\w+) && chown node:node (\/\w+)$/.exec(rest);
      if (own?.[1] && own[1] === own[2]) {
        mkdirSync(path.join(at.root, own[1]));
        if (uid !== undefined) chownSync(path.join(at.root, own[1]), uid, uid);
        return;
      }
      if (/(^|\s)(apt-get|apk|useradd|chown|\/\w+)/.test(rest))
        throw new Error(`RUN ${rest}: this changes the system and is not known here`);
      const options = { cwd: inside(at, '.'), env: { ...env, ...at.env }, maxBuffer: 2 ** 26 };
      await run('sh', ['-c', rest], options);
    },
  };

  for (const { name, rest } of steps) {
    if (name === 'FROM') {
      // The image that it begins with is Node: this machine's own takes its place.
      const [, base = '', stage = 'last'] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      if (!/^node:\d+-/.test(base)) throw new Error(`FROM ${base}: only Node can be stood in for`);
      const root = path.join(folder, stage);
      mkdirSync(root, { recursive: true });
      stages.set(stage, root);
      image = { root, workdir: '/', env: {}, user: 'root', cmd: [], healthcheck: [] };
      continue;
    }
    const step = known[name];
    if (!image || !step) throw new Error(`${name} ${rest}: this step is not known`);
    await step(image, rest);
  }
  if (!image) throw new Error('a Dockerfile without a stage');
  return image;
}
