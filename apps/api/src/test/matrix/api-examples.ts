import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from '../test-app';

/** A request of the documentation with the answer that stands below it. */
export interface Example {
  method: string;
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
  status: number;
  answer: string;
}

const fences =
  /```http\n(?<method>[A-Z]+) (?<path>\S+)\n(?:Authorization: (?<authorization>.+)\n)?(?:Content-Type: (?<type>\S+)\n\n)?(?<body>[\s\S]*?)```(?:(?!```)[\s\S])*```json (?<status>\d{3})\n(?<answer>[\s\S]*?)```/g;

/** Pure: the examples of a Markdown page, in order. */
export function parseExamples(page: string): Example[] {
  return [...page.matchAll(fences)].map(({ groups = {} }) => ({
    method: groups.method ?? '',
    path: groups.path ?? '',
    authorization: groups.authorization,
    contentType: groups.type,
    body: groups.body?.trim() ?? '',
    status: Number(groups.status),
    answer: groups.answer?.trim() ?? '',
  }));
}

/** Runs the examples one after the other, like a reader who copies them. */
export class ExampleReader {
  private readonly cookies = new Map<string, string>();
  readonly names = new Map<string, string>();

  constructor(private readonly app: TestApp) {}

  async run({ method, path, authorization, contentType, body, status, answer }: Example): Promise<void> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = contentType ? await encode(contentType, this.fill(body)) : {};
    const response = await this.app.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: this.fill(path),
      ...sent,
      headers: {
        ...sent.headers,
        ...(authorization ? { authorization: this.fill(authorization) } : { cookie }),
      },
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    expect(response.statusCode, response.body).toBe(status);
    if (answer) this.match(JSON.parse(answer), response.json(), '');
    else expect(response.body).toBe('');
  }

  private fill(text: string): string {
    return text.replace(/<(\w+)>/g, (_, name: string) => {
      const value = this.names.get(name);
      if (value === undefined) throw new Error(`nothing before says what <${name}> is`);
      return value;
    });
  }

  /** `…` is any value; a name is any value the first time and the same one afterwards. */
  private match(shown: unknown, actual: unknown, where: string): void {
    if (shown === '…') {
      expect(actual, `${where} is missing`).toBeDefined();
      return;
    }
    const name = typeof shown === 'string' ? /^<(\w+)>$/.exec(shown)?.[1] : undefined;
    if (name) {
      if (!this.names.has(name)) this.names.set(name, String(actual));
      expect(actual, where).toBe(this.names.get(name));
      return;
    }
    if (typeof shown !== 'object' || shown === null) {
      expect(actual, where).toBe(shown);
      return;
    }
    const keys = Object.keys(shown);
    expect(Object.keys(actual as object).sort(), `keys of ${where || 'the answer'}`).toEqual(keys.sort());
    for (const key of keys) {
      this.match(
        (shown as Record<string, unknown>)[key],
        (actual as Record<string, unknown>)[key],
        `${where}.${key}`,
      );
    }
  }
}

async function encode(
  contentType: string,
  body: string,
): Promise<{ payload?: object | Buffer; headers?: Record<string, string> }> {
  if (contentType !== 'multipart/form-data') return { payload: JSON.parse(body) };
  const form = new FormData();
  for (const line of body.split('\n')) {
    const [name = '', ...value] = line.split('=');
    form.append(name, value.join('='));
  }
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
