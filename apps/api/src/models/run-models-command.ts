import { parseArgs } from 'node:util';
import { modelsFolder } from '@/adapters/speech/models/installed-models';
import { type Progress, progressOn } from '@/lib/progress';
import { startFaultText } from '@/process/start-fault';
import { onStopSignal } from '@/process/stop/stop-signals';
import { type Env, parseEnv } from '@/settings/env';
import { addModel } from './add-model';
import { removeModel } from './install-model';
import { listModels } from './list-models';
import { readManifest } from './manifest';
import { ModelsError } from './models-error';

const help = `Usage: pnpm models [list] [--manifest FILE]
       pnpm models add NAME [--manifest FILE] [--from PATH [--sha256 HEX]]
       pnpm models remove NAME

Larger models for speech, in DATA_DIR/models: for more languages, for fewer mistakes, and to tell voices apart. A
server that runs takes up what is added beside it. What breaks off, or is stopped by Ctrl-C, goes on where it stopped
when the same command is given again.

  --from PATH      take the files from this machine: the file, or the folder that holds them, in place of fetching
  --sha256 HEX     with --from FILE: what the file's SHA-256 must be
  --manifest FILE  models of your own: {"models": [{"name", "kind", "languages", "licence",
                   "files": [{"name", "role", "url", "bytes", "sha256"}]}]}

Models that Tavla knows come from MODELS_HOST (https://huggingface.co), which also tells their checksums.`;

/** Codes that the process ends with. */
const exit = { done: 0, failed: 1, wrongUse: 2, interrupted: 130 };

/** Runs the command from its arguments to the exit code: words for every fault, Ctrl-C at any moment. */
export async function runModelsCommand(): Promise<void> {
  const progress = progressOn(process.stdout);
  const call = readArguments();
  if (typeof call === 'string') {
    console.error(call);
    process.exitCode = exit.wrongUse;
    return;
  }
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  let env: Env | null = null;
  try {
    env = parseEnv(process.env);
    await run(call, env, stopping.signal, progress);
  } catch (error) {
    progress.clear();
    process.exitCode = stopping.signal.aborted ? exit.interrupted : exit.failed;
    console.error(
      stopping.signal.aborted
        ? 'Stopped. What came is kept: the same command goes on there.'
        : faultWords(error, env),
    );
  }
}

interface Call {
  verb: 'help' | 'list' | 'add' | 'remove';
  name: string;
  manifest: string | undefined;
  from: string | undefined;
  sha256: string | undefined;
}

function readArguments(): Call | string {
  const text = { type: 'string' as const };
  try {
    const { values, positionals } = parseArgs({
      options: { manifest: text, from: text, sha256: text, help: { type: 'boolean' as const } },
      allowPositionals: true,
    });
    const [verb = 'list', name = '', ...rest] = positionals;
    const { manifest, from, sha256 } = values;
    if (values.help) return { verb: 'help', name, manifest, from, sha256 };
    const needed = verb === 'list' ? 0 : 1;
    if (verb !== 'list' && verb !== 'add' && verb !== 'remove') return help;
    if (rest.length > 0 || (name === '' ? 0 : 1) !== needed) return help;
    if (sha256 !== undefined && (from === undefined || !/^[0-9a-fA-F]{64}$/.test(sha256))) return help;
    return { verb, name, manifest, from, sha256: sha256?.toLowerCase() };
  } catch (error) {
    return `${error instanceof Error ? error.message.split('\n')[0] : error}\n\n${help}`;
  }
}

async function run(call: Call, env: Env, signal: AbortSignal, progress: Progress): Promise<void> {
  const folder = modelsFolder(env);
  const offered = call.manifest === undefined ? null : await readManifest(call.manifest);
  if (call.verb === 'help') return console.log(help);
  if (call.verb === 'list') {
    for (const line of listModels(folder, offered)) progress.say(line);
    return;
  }
  if (call.verb === 'remove') {
    await removeModel(folder, safeName(call.name));
    return progress.say(`Removed ${call.name}.`);
  }
  const card = await addModel({ ...call, folder, offered, host: env.modelsHost, signal, progress });
  progress.say(
    `Installed ${card.name} (${card.licence}) in ${folder}. A server that runs uses it from now on.`,
  );
}

function safeName(name: string): string {
  if (/^[A-Za-z0-9]/.test(name) && !/[/\\]|\.\./.test(name)) return name;
  throw new ModelsError(`"${name.slice(0, 100)}" is no name of a model.`);
}

function faultWords(fault: unknown, env: Env | null): string {
  if (fault instanceof ModelsError) return fault.message;
  const known = startFaultText(fault, env);
  return known ?? `It failed: ${fault instanceof Error ? fault.message : fault}`;
}
