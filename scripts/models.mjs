import { runProgram } from './run-program.mjs';

await runProgram('models-command', { isUpdated: false });
