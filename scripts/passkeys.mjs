import { runProgram } from './run-program.mjs';

await runProgram('passkeys-command', { isUpdated: false });
