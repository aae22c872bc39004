import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenaiEngine, type OpenaiEngineOptions } from './openai-engine';
import type { SpeechChunk } from './speech';

const chunk: SpeechChunk = {
  startMs: 60_000,
  endMs: 70_000,
  spans: [
    { startMs: 60_000, endMs: 64_000 },
    { startMs: 66_000, endMs: 70_000 },
  ],
};
const pcm = Buffer.alloc(320_000);
const whisperAnswer = {
  text: 'We ship on Friday. Thanks for watching. Agreed.',
  segments: [
    { id: 0, start: 0.2, end: 3.9, text: ' We ship on Friday.' },
    { id: 1, start: 4.2, end: 5.8, text: ' Thanks for watching.' },
    { id: 2, start: 6.1, end: 31, text: ' Agreed.' },
  ],
};

describe('the OpenAI engine, against a server that speaks its protocol', () => {
  let server: LLMock;
  beforeEach(async () => {
    server = new LLMock({ port: 0, logLevel: 'silent' });
    await server.start();
  });
  afterEach(() => server.stop());
  const engine = (options: OpenaiEngineOptions = {}) =>
    createOpenaiEngine({ apiKey: 'key', baseUrl: `${server.url}/v1`, maxRetries: 0, ...options });

  it('places the segments in the recording and drops what stands in a pause', async () => {
    server.onTranscription({ transcription: whisperAnswer });
    expect(await engine().recognise(chunk, pcm, { language: 'sv' })).toEqual([
      { startMs: 60_200, endMs: 63_900, text: 'We ship on Friday.' },
      { startMs: 66_100, endMs: 70_000, text: 'Agreed.' },
    ]);
    expect(server.getRequests()).toHaveLength(1);
  });

  it('drops what the model itself takes for silence', async () => {
    const silence = { id: 0, start: 0, end: 3, text: 'Bye.', no_speech_prob: 0.9, avg_logprob: -1.5 };
    server.onTranscription({ transcription: { text: 'Bye.', segments: [silence] } });
    expect(await engine().recognise(chunk, pcm, { language: 'en' })).toEqual([]);
  });

  it('asks span by span where a model tells no times', async () => {
    server.onTranscription({ transcription: { text: 'Agreed.' } });
    const work = engine({ model: 'gpt-4o-transcribe' }).recognise(chunk, pcm, { language: 'en' });
    expect(await work).toEqual(chunk.spans.map((span) => ({ ...span, text: 'Agreed.' })));
    expect(server.getRequests()).toHaveLength(2);
  });

  it('tries again after a failure that passes', async () => {
    server.on({ endpoint: 'transcription', sequenceIndex: 0 }, { error: { message: 'busy' }, status: 503 });
    server.onTranscription({ transcription: whisperAnswer });
    expect(await engine({ maxRetries: 1 }).recognise(chunk, pcm, { language: 'en' })).toHaveLength(2);
    expect(server.getRequests().map(({ response }) => response.status)).toEqual([503, 200]);
  });

  it.each([
    [500, true, /overloaded or down/],
    [429, true, /overloaded or down/],
    [401, false, /refuses this server's key/],
    [400, false, /refuses the recording/],
  ])('says what status %i means', async (status, isRetryable, message) => {
    server.on({ endpoint: 'transcription' }, { error: { message: 'no' }, status });
    const work = engine().recognise(chunk, pcm, { language: 'en' });
    await expect(work).rejects.toMatchObject({ name: 'SpeechEngineError', isRetryable, message });
  });

  it('says that what answers is no transcription service', async () => {
    const page = createServer((_, response) => response.end('<title>Sign in</title>'));
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const { port } = page.address() as AddressInfo;
    const work = engine({ baseUrl: `http://127.0.0.1:${port}/v1` }).recognise(chunk, pcm, { language: 'en' });
    await expect(work).rejects.toMatchObject({ isRetryable: true, message: /no transcription/ });
    page.close();
  });

  it('says that the service is down when nobody answers', async () => {
    const { url } = server;
    const work = engine({ baseUrl: `${url.replace(/\d+$/, '1')}/v1` }).recognise(chunk, pcm, {
      language: 'en',
    });
    await expect(work).rejects.toMatchObject({ isRetryable: true, message: /does not answer/ });
  });

  it('sends nothing that is longer than the service takes', async () => {
    const work = engine().recognise(chunk, Buffer.alloc(27_000_000), { language: 'en' });
    await expect(work).rejects.toMatchObject({ isRetryable: false, message: /too long/ });
    expect(server.getRequests()).toHaveLength(0);
  });

  it('takes language codes and nothing else', () => {
    expect(engine().supports('sv')).toEqual({ ok: true });
    expect(engine().supports('es-MX')).toEqual({ ok: true });
    expect(engine().supports('swedish')).toMatchObject({ ok: false });
  });
});

describe('what the OpenAI engine sends', () => {
  const sent: FormData[] = [];
  let server: Server;
  let baseUrl: string;
  beforeEach(async () => {
    sent.length = 0;
    server = createServer(async (request, response) => {
      const parts = await request.toArray();
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      sent.push(await new Response(Buffer.concat(parts), { headers }).formData());
      response.setHeader('content-type', 'application/json').end(JSON.stringify(whisperAnswer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterEach(() => server.close());

  it('is a WAV, the language, and the same vocabulary for every chunk', async () => {
    const engine = createOpenaiEngine({ baseUrl });
    const vocabulary = [
      'Priya Raman',
      'Northgate',
      ...Array.from({ length: 200 }, (_, i) => `Term number ${i}`),
    ];
    await engine.recognise(chunk, pcm, { language: 'es-ES', vocabulary });
    await engine.recognise(chunk, pcm, { language: 'es-ES', vocabulary });
    const [first, second] = sent;
    expect(first?.get('language')).toBe('es');
    expect(first?.get('model')).toBe('whisper-1');
    expect(first?.get('response_format')).toBe('verbose_json');
    expect(first?.get('prompt')).toMatch(/^Priya Raman, Northgate, Term number 0, /);
    expect(String(first?.get('prompt')).length).toBeLessThanOrEqual(600);
    expect(second?.get('prompt')).toBe(first?.get('prompt'));
    const file = first?.get('file');
    if (!(file instanceof Blob)) throw new Error('No file was sent.');
    const wav = Buffer.from(await file.arrayBuffer());
    expect(wav.length).toBe(44 + pcm.length);
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(24)).toBe(16_000);
  });

  it('has no prompt without a vocabulary', async () => {
    await createOpenaiEngine({ baseUrl }).recognise(chunk, pcm, { language: 'en' });
    expect(sent[0]?.has('prompt')).toBe(false);
  });
});
