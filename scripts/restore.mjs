import { runProgram } from './run-program.mjs';

await runProgram('restore-command', { isUpdated: true });
