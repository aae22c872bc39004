import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';

/** A language model behind OpenAI's protocol, which writes what the test says when it says so. */
export class ModelServer {
  private readonly asked: ServerResponse[] = [];
  private isRefusing = false;

  private port = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server);
    server.on('request', (request, response: ServerResponse) => {
      request.resume();
      if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
      if (model.isRefusing) return void response.writeHead(401).end('{}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      model.asked.push(response);
    });
    await model.listen();
    return model;
  }

  /** What the application is told of it. */
  get settings(): Record<string, string> {
    return {
      ASSISTANT_ENGINE: 'openai',
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: `http://127.0.0.1:${this.port}/v1`,
      CHAT_SEES_PICTURES: 'true',
    };
  }

  /** How often it was asked. */
  get count(): number {
    return this.asked.length;
  }

  /** Writes to the newest question. */
  write(content: string): void {
    this.asked.at(-1)?.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  }

  /** Ends the newest answer. */
  end(): void {
    this.asked.at(-1)?.end('data: [DONE]\n\n');
  }

  /** Refuses its key from now on, or takes that back. */
  refuse(isRefusing: boolean): void {
    this.isRefusing = isRefusing;
  }

  /** Where it was before, so that the application finds it again. */
  async listen(): Promise<void> {
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.address() as { port: number }).port;
  }

  /** As a killed process does: every answer breaks off, and nobody is there any more. */
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
