import { fstatSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ffmpegArguments, UNREADABLE_EXIT_CODE } from './ffmpeg-arguments';

/**
 * Child process: decodes one file with FFmpeg as WebAssembly. Arguments: the file, the most seconds of sound
 * to decode. PCM goes to standard output, FFmpeg's complaints to standard error. It ends with
 * `UNREADABLE_EXIT_CODE` when the file is at fault, and with another code when we are.
 *
 * FFmpeg sees a file system of two files and nothing of this machine: the recording, read as it is needed,
 * and the output. So neither is ever in memory as a whole, and a hostile file finds nothing to open.
 */
interface Node {
  node_ops: object;
  stream_ops: object;
}
interface Stream {
  position: number;
}
interface FileSystem {
  ErrnoError: new (errno: number) => Error;
  createNode(parent: Node | null, name: string, mode: number, device: number): Node;
  mkdir(path: string): void;
  mount(type: { mount(): Node }, options: object, path: string): void;
}
interface FfmpegCore {
  FS: FileSystem;
  exec(...args: string[]): number;
  setLogger(log: (line: { message: string }) => void): void;
}

const [input = '', maxSeconds = '0'] = process.argv.slice(2);
const DIRECTORY = 0o040777;
const FILE = 0o100666;
const NO_SUCH_FILE = 44;

function mountFiles(fs: FileSystem, source: number): void {
  const size = fstatSync(source).size;
  const attributes = (mode: number, bytes: number) => () => ({
    ...{ dev: 1, ino: 1, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: Math.ceil(bytes / 4096) },
    ...{ mode, size: bytes, atime: new Date(0), mtime: new Date(0), ctime: new Date(0) },
  });
  const addFile = (parent: Node, name: string, bytes: number, streamOps: object) => {
    const node = fs.createNode(parent, name, FILE, 0);
    node.node_ops = { getattr: attributes(FILE, bytes), setattr: () => undefined };
    node.stream_ops = {
      llseek: (stream: Stream, offset: number, whence: number) =>
        offset + (whence === 1 ? stream.position : whence === 2 ? bytes : 0),
      ...streamOps,
    };
  };
  fs.mkdir('/media');
  fs.mount(
    {
      mount() {
        const root = fs.createNode(null, '/', DIRECTORY, 0);
        const lookup = () => {
          throw new fs.ErrnoError(NO_SUCH_FILE);
        };
        root.node_ops = { getattr: attributes(DIRECTORY, 4096), lookup };
        root.stream_ops = {};
        addFile(root, 'in', size, {
          read: (_: Stream, into: Uint8Array, offset: number, length: number, position: number) =>
            readSync(source, into, offset, Math.max(0, Math.min(length, size - position)), position),
        });
        addFile(root, 'out', 0, {
          write: (_: Stream, from: Uint8Array, offset: number, length: number) => {
            for (let done = 0; done < length; ) done += writeSync(1, from, offset + done, length - done);
            return length;
          },
        });
        return root;
      },
    },
    {},
    '/media',
  );
}

/** The build of FFmpeg expects to live in a browser's worker; these are the names it looks for there. */
Object.assign(globalThis, {
  self: globalThis,
  location: { href: 'file:///' },
  importScripts: () => undefined,
});

const require = createRequire(import.meta.url);
const createCore: (options: object) => Promise<FfmpegCore> = require('@ffmpeg/core');
const core = await createCore({ wasmBinary: readFileSync(require.resolve('@ffmpeg/core/wasm')) });
core.setLogger(({ message }) => process.stderr.write(`${message}\n`));
mountFiles(core.FS, openSync(input, 'r'));
try {
  const code = core.exec(...ffmpegArguments('/media/in', '/media/out', Number(maxSeconds)));
  process.exitCode = code === 0 ? 0 : UNREADABLE_EXIT_CODE;
} catch (error) {
  if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = UNREADABLE_EXIT_CODE;
}
