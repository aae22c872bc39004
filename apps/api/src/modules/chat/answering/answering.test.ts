import { describe, expect, test } from 'vitest';
import { uncited } from '@/modules/assistant/model/uncited.test-kit';
import { countQueries } from '@/test/count-queries';
import { unawaited, useAnswering } from './answering.test-kit';

const scene = await useAnswering();
const { model, ask, list, contents, answering, stop } = scene;

describe('a message that arrives many times', () => {
  test('at once, at several processes, is asked and answered once', async () => {
    const answers = [
      ask(scene.one),
      ask(scene.two),
      ask(scene.two, {}, 'text/event-stream'),
      ask(scene.one),
      ask(scene.two),
    ];
    await model.arrived();
    model.write('Twelve euros.');
    model.end();
    const whole = uncited('Twelve euros.');
    for (const answer of await Promise.all(answers)) {
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.body).toContain(`"answer":${JSON.stringify(whole)}`);
    }
    expect((await ask(scene.two)).json()).toEqual({ data: { answer: whole } });
    expect(model.asked).toHaveLength(1);
    expect(await contents()).toEqual(['What does it cost?', whole]);
  });

  test('is asked again where it got no answer', async () => {
    const failing = ask(scene.one);
    // What says nothing may say something the next time.
    for (const time of [1, 2]) {
      await model.arrived(time);
      model.end();
    }
    const failed = await failing;
    expect([failed.statusCode, failed.json().reason]).toEqual([503, 'engine-answer']);
    expect(await answering()).toMatchObject({ state: 'failed', failure: failed.json() });
    const next = ask(scene.two);
    await model.arrived(3);
    model.write('Twelve.');
    model.end();
    expect((await next).json().data.answer).toBe(uncited('Twelve.'));
    expect((await list())[0]).not.toHaveProperty('answering');
  });
});

describe('an answer that takes long', () => {
  test('is not waited for by whoever says so, and comes', async () => {
    expect((await ask(scene.one, unawaited)).json()).toEqual({ data: { answer: null, isComing: true } });
    await model.arrived();
    model.write('Twelve.');
    model.end();
    await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('Twelve.')]);
  });

  test('is waited for as long as is said, and comes', async () => {
    scene.two.app.answers.patience = 50;
    const waited = await ask(scene.two);
    scene.two.app.answers.patience = 55_000;
    expect([waited.statusCode, waited.json()]).toEqual([200, { data: { answer: null, isComing: true } }]);
    await model.arrived();
    model.write('Twelve.');
    model.end();
    await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('Twelve.')]);
  });

  test('is there as far as it is written for whoever opens the conversation in its middle', async () => {
    await ask(scene.one, unawaited);
    await model.arrived();
    model.write('Twelve ');
    await expect
      .poll(() => answering())
      .toEqual({ state: 'writing', attempt: 1, text: 'Twelve', failure: null });
    model.end();
    await expect.poll(() => answering()).toBeUndefined();
  });

  test('costs no row for a piece of it', async () => {
    const rows = /chat_answer a set text|insert into/i;
    const most = await countQueries(async () => {
      await ask(scene.one, unawaited);
      await model.arrived();
      for (let n = 0; n < 400; n++) model.write('word ');
      model.end();
      await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('word '.repeat(400))]);
    }, rows);
    expect(most).toBeLessThan(20);
  });
});

describe('an answer is stopped', () => {
  test('from another process, and what was written stays', async () => {
    const asked = ask(scene.one);
    await model.arrived();
    model.write('Twelve ');
    await expect.poll(async () => (await answering())?.text).toBe('Twelve');
    expect((await stop(scene.two)).statusCode).toBe(204);
    // The space behind the word is told a moment later, perhaps after the end.
    expect((await asked).json().data.answer.trimEnd()).toBe('Twelve');
    expect(await contents()).toEqual(['What does it cost?', 'Twelve ']);
    expect(await answering()).toBeUndefined();
    // The model is told, too.
    await expect.poll(() => model.asked[0]?.destroyed).toBe(true);
    // One that is over is left alone.
    expect((await stop(scene.two)).statusCode).toBe(204);
    expect(await contents()).toHaveLength(2);
  });

  test('before its first word, and nothing is kept of it', async () => {
    const asked = ask(scene.one);
    await model.arrived();
    expect((await stop(scene.one)).statusCode).toBe(204);
    expect((await asked).json()).toEqual({ data: { answer: null } });
    expect(await contents()).toEqual(['What does it cost?']);
    const next = ask(scene.one);
    await model.arrived(2);
    model.write('Twelve.');
    model.end();
    expect((await next).json().data.answer).toBe(uncited('Twelve.'));
  });

  test('whatever characters it has, such as those that no database keeps', async () => {
    await ask(scene.one, unawaited);
    await model.arrived();
    model.write('Twelve \0 and \ud83d more ');
    await expect.poll(async () => (await answering())?.text).toMatch(/^Twelve {2}and . more$/u);
    expect((await stop(scene.two)).statusCode).toBe(204);
    await expect.poll(() => model.asked[0]?.destroyed).toBe(true);
    expect(await contents()).toEqual([
      'What does it cost?',
      expect.stringMatching(/^Twelve {2}and .{0,1} ?more/u),
    ]);
  });

  test('by whoever asked, and by nobody else', async () => {
    const taskId = await scene.addTask();
    await ask(scene.one, { ...unawaited, taskId });
    await model.arrived();
    const { member: stranger } = await scene.one.addCompany();
    const codes = [
      (await stop(scene.one, scene.company.admin)).statusCode,
      (await stop(scene.one, stranger)).statusCode,
    ];
    expect(codes).toEqual([403, 404]);
    model.write('Twelve.');
    model.end();
    await expect.poll(() => contents(taskId)).toHaveLength(2);
  });

  test('also where nobody writes it any more', async () => {
    await ask(scene.one, unawaited);
    await model.arrived();
    // As a process leaves it that has died: its try does not count any more.
    await scene.one.db.pool.query(
      `update chat_answer set attempt = 9, text = 'Twel' where "questionId" = $1`,
      [scene.messageId],
    );
    expect((await stop(scene.two)).statusCode).toBe(204);
    expect(await contents()).toEqual(['What does it cost?', 'Twel']);
  });
});

describe('whoever hangs up', () => {
  test('loses nothing', async () => {
    const address = await scene.two.listen();
    const body = new FormData();
    body.append('message', 'What does it cost?');
    const hangUp = new AbortController();
    const headers = { cookie: scene.company.member.cookie, accept: 'text/event-stream' };
    const asked = await Promise.all([
      fetch(`${address}/api/v1/chat/new-message`, { method: 'POST', headers, body, signal: hangUp.signal }),
      model.arrived().then(() => model.write('Twelve ')),
    ]);
    const reader = asked[0].body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('Twelve');
    hangUp.abort();
    model.write('euros.');
    model.end();
    await expect.poll(() => contents()).toEqual(['What does it cost?', uncited('Twelve euros.')]);
  });
});

describe('a question that, while its answer is written,', () => {
  const path = () => `/api/v1/chat/messages/${scene.messageId}`;
  const me = () => scene.two.as(scene.company.member);

  test('is changed: is answered by its new words, once', async () => {
    const asked = ask(scene.one, {}, 'text/event-stream');
    await model.arrived();
    model.write('Twelve ');
    await expect.poll(async () => (await answering())?.text).toBe('Twelve');
    expect((await me().patch(path(), { content: 'Which colour has it?' })).statusCode).toBe(200);
    // The first try ends as if it had come in time.
    model.asked[0]?.end('data: [DONE]\n\n');
    await model.arrived(2);
    model.write('Blue.');
    model.end();
    expect((await asked).payload).toContain(`"answer":${JSON.stringify(uncited('Blue.'))}`);
    expect(await contents()).toEqual(['Which colour has it?', uncited('Blue.')]);
  });

  test('is deleted: whoever waits for it is told that it is gone, and keeps none of it', async () => {
    const asked = [ask(scene.one, {}, 'text/event-stream'), ask(scene.two)];
    await model.arrived();
    model.write('Twelve ');
    await expect.poll(async () => (await answering())?.text).toBe('Twelve');
    expect((await me().delete(path())).statusCode).toBe(204);
    for (const { payload } of await Promise.all(asked)) {
      expect(payload).toContain('"reason":"message-not-found"');
      expect(payload).not.toContain('"answer"');
    }
    await expect.poll(() => model.asked[0]?.destroyed).toBe(true);
    expect(await contents()).toEqual([]);
  });
});
