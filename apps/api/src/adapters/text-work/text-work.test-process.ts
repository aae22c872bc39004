import { serveTasks } from './serve-tasks';

const kept: Buffer[] = [];

function endless(): never {
  for (;;);
}

/** A child of text work for tests: tasks that behave and tasks that do not. */
serveTasks({
  echo: async () => (value: unknown) => value,
  pid: async () => () => process.pid,
  environment: async () => () => Object.keys(process.env),
  throws: async () => () => {
    throw new Error('cannot be read');
  },
  endless: async () => endless,
  answer: async () => endless,
  'read-text': async () => endless,
  greedy: async () => () => {
    const kept: number[] = [];
    for (;;) kept.push(kept.length);
  },
  'greedy outside the heap': async () => async () => {
    const kept: Buffer[] = [];
    for (;;) {
      kept.push(Buffer.alloc(2 ** 24, 1));
      await new Promise(setImmediate);
    }
  },
  keeps: async () => (bytes: number) => kept.push(Buffer.alloc(bytes, 1)),
  exits: async () => () => process.exit(7),
  'read-document': async () => () => process.exit(7),
  complains: async () => () => {
    throw new Error('x'.repeat(2 ** 24));
  },
});
