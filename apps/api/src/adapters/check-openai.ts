import type { Env } from '@/settings/env';

const patience = 3_000;

/** Whether the OpenAI-compatible server of the settings answers and takes the key. Never rejects. */
export async function checkOpenai(
  openai: NonNullable<Env['openai']>,
): Promise<{ ok: boolean; text: string }> {
  const base = (openai.baseUrl ?? 'https://api.openai.com/v1').replace(/\/$/, '');
  const { host } = new URL(base);
  try {
    const { status } = await fetch(`${base}/models`, {
      headers: openai.apiKey ? { authorization: `Bearer ${openai.apiKey}` } : {},
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    if (status === 401 || status === 403) return { ok: false, text: `${host} refuses the key (${status})` };
    // Some compatible servers do not list their models: that they answer is enough.
    return status < 500
      ? { ok: true, text: host }
      : { ok: false, text: `${host} answers with error ${status}` };
  } catch {
    return { ok: false, text: `${host} does not answer` };
  }
}
