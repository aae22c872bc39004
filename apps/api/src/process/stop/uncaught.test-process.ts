import { onUncaught } from './uncaught';

// A process for the test: first it loses its database where nobody waits for it, then it has a fault of its own.
const say = (line: string) => void process.stdout.write(`${line}\n`);
onUncaught(say, (fault) => {
  say(`ends: ${String(fault)}`);
  process.exit(1);
});
const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
void Promise.reject(new Error('a job could not be reported', { cause: lost }));
setImmediate(() => {
  setImmediate(() => void Promise.reject(new TypeError('x is not a function')));
  throw new Error('Connection terminated unexpectedly');
});
