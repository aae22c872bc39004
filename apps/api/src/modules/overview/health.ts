import type { Overview } from '@tavla/shared/contracts/overview';
import { checkOpenai } from '@/adapters/check-openai';
import type { Deps } from '@/deps';
import type { WorkerHealth } from '@/jobs/worker-health';
import { jobsHealth } from './jobs-health';

export type Health = Pick<Overview, 'mail' | 'speech' | 'assistant' | 'jobs'>;
type HealthDeps = Pick<Deps, 'env' | 'db' | 'mail' | 'speech' | 'language'>;

/** How long an answer is believed: an overview that many have open asks nobody more often. */
const believed = 20_000;
/** A mail server that does not answer keeps nobody waiting for longer. */
const patience = 4_000;

/** Asks mail, engines and worker how they are, at most every twenty seconds. The result never rejects. */
export function createHealth(
  deps: HealthDeps,
  worker: () => WorkerHealth | undefined,
): () => Promise<Health> {
  let asked: { at: number; answer: Promise<Health> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > believed)
      asked = { at: performance.now(), answer: ask(deps, worker()) };
    return asked.answer;
  };
}

async function ask(
  { env, db, mail, speech, language }: HealthDeps,
  worker: WorkerHealth | undefined,
): Promise<Health> {
  const remote =
    env.openai && [speech.name, language.name].includes('openai') ? checkOpenai(env.openai) : undefined;
  const [mailHealth, remoteHealth, jobs] = await Promise.all([
    Promise.race([
      mail.check().then(({ isReady, detail }) => ({ ok: isReady, text: detail })),
      later({ ok: false, text: 'The mail server does not answer' }),
    ]),
    remote,
    jobsHealth(db.pool, worker),
  ]);
  const local = { ok: true, text: 'Runs on this server' };
  return {
    mail: mailHealth,
    speech: (speech.name === 'openai' && remoteHealth) || { ...local, text: languagesOf(speech) },
    assistant: (language.name === 'openai' && remoteHealth) || local,
    jobs,
  };
}

const languages = { en: 'English', es: 'Spanish', sv: 'Swedish' };

function languagesOf(speech: Deps['speech']): string {
  const able = Object.entries(languages).filter(([code]) => speech.supports(code).ok);
  return `Runs on this server: ${able.map(([, name]) => name).join(', ') || 'no language'}`;
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, patience, value).unref());
}
