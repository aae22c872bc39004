import { runProgram } from './run-program.mjs';

await runProgram('backup-command', { isUpdated: false });
