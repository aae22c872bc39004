import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);

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

/** Runs the examples with curl one after the other, like a reader who copies them. */
export class ExampleReader {
  readonly names = new Map<string, string>();

  /** @param base the address of a started server. @param jar the file where curl keeps the cookies */
  constructor(
    private readonly base: string,
    private readonly jar: string,
  ) {}

  async run({ method, path, authorization, contentType, body, status, answer }: Example): Promise<void> {
    const shown = authorization
      ? ['--header', `Authorization: ${this.fill(authorization)}`]
      : ['--cookie', this.jar, '--cookie-jar', this.jar];
    const { stdout } = await run('curl', [
      ...['--silent', '--show-error', '--request', method, '--write-out', '\n%{http_code}', ...shown],
      ...(contentType ? bodyOf(contentType, this.fill(body)) : []),
      this.base + this.fill(path),
    ]);
    const end = stdout.lastIndexOf('\n');
    const said = stdout.slice(0, end);
    expect(Number(stdout.slice(end + 1)), said).toBe(status);
    if (answer) matchAnswer(JSON.parse(answer), JSON.parse(said), this.names);
    else expect(said).toBe('');
  }

  private fill(text: string): string {
    return text.replace(/<(\w+)>/g, (_, name: string) => {
      const value = this.names.get(name);
      if (value === undefined) throw new Error(`nothing before says what <${name}> is`);
      return value;
    });
  }
}

/** `…` is any value; a name is any value the first time and the same one afterwards. */
export function matchAnswer(
  shown: unknown,
  actual: unknown,
  names = new Map<string, string>(),
  where = '',
): void {
  if (shown === '…') {
    expect(actual, `${where} is missing`).toBeDefined();
    return;
  }
  const name = typeof shown === 'string' ? /^<(\w+)>$/.exec(shown)?.[1] : undefined;
  if (name) {
    if (!names.has(name)) names.set(name, String(actual));
    expect(actual, where).toBe(names.get(name));
    return;
  }
  if (typeof shown !== 'object' || shown === null) {
    expect(actual, where).toBe(shown);
    return;
  }
  const keys = Object.keys(shown);
  expect(Object.keys(actual as object).sort(), `keys of ${where || 'the answer'}`).toEqual(keys.sort());
  for (const key of keys) {
    const [inside, real] = [shown, actual].map((value) => (value as Record<string, unknown>)[key]);
    matchAnswer(inside, real, names, `${where}.${key}`);
  }
}

/** The arguments that make curl send a body. */
function bodyOf(contentType: string, body: string): string[] {
  if (contentType === 'multipart/form-data')
    return body.split('\n').flatMap((line) => ['--form-string', line]);
  return ['--header', `Content-Type: ${contentType}`, '--data-raw', body];
}
