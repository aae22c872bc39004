import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** An agent: the protocol's own client library, over HTTP, with a token. */
export interface Agent {
  /** Names of the tools that the token is offered. */
  tools(): Promise<string[]>;
  /** What a tool answers: its text, and what of it are data. */
  call(name: string, input?: object): Promise<{ text: string; isError: boolean; data: unknown }>;
  close(): Promise<void>;
}

/** @param base where the server listens @param bearer as it stands in the header */
export async function connectAgent(
  base: string,
  bearer: string,
  mode: 'legacy' | 'auto' = 'auto',
): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: bearer };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', base), { requestInit: { headers } }),
  );
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async call(name, input = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
      const [first] = content as { text: string }[];
      const text = first?.text ?? '';
      const json = /<tavla-data>\n([\s\S]*)\n<\/tavla-data>$/.exec(text)?.[1];
      return { text, isError: isError === true, data: json === undefined ? undefined : JSON.parse(json) };
    },
    close: () => client.close(),
  };
}
