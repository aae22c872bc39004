import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface FfmpegCore {
  FS: { writeFile(path: string, content: Uint8Array): void; readFile(path: string): Uint8Array };
  exec(...args: string[]): number;
  setLogger(log: (line: { message: string }) => void): void;
}

/** The types for Node have no more than the name of it. */
const { WebAssembly: assembly } = globalThis as unknown as {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<object>;
    instantiate(module: object, imports: object): Promise<object>;
  };
};

const require = createRequire(import.meta.url);
/** The build of FFmpeg expects to live in a browser's worker; these are the names it looks for there. */
Object.assign(globalThis, {
  self: globalThis,
  location: { href: 'file:///' },
  importScripts: () => undefined,
});
const createCore: (options: object) => Promise<FfmpegCore> = require('@ffmpeg/core');
/** Compiled once: each run has an instance of its own, so that none finds anything of the one before. */
const wasm = assembly.compile(readFileSync(require.resolve('@ffmpeg/core/wasm')));

/** Runs the FFmpeg that comes along, in this process: `/in` is what it reads; it gives what it wrote to `/out`. */
export async function runFfmpeg(
  args: readonly string[],
  input?: Uint8Array,
): Promise<{ output: Uint8Array; log: string }> {
  const core = await createCore({
    instantiateWasm(imports: object, done: (instance: object) => void) {
      void wasm.then((module) => assembly.instantiate(module, imports)).then(done);
      return {};
    },
  });
  const lines: string[] = [];
  core.setLogger(({ message }) => lines.push(message));
  if (input) core.FS.writeFile('/in', input);
  core.FS.writeFile('/out', new Uint8Array());
  core.exec(...args);
  return { output: core.FS.readFile('/out'), log: lines.join('\n') };
}
