import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Task } from '@tavla/shared/contracts/tasks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '../changes/apply-change';
import { conflicts } from '../changes/merge-task';
import { resolveConflict, resolveEdit } from '../changes/resolve-conflict';
import type { TaskChange } from '../changes/task-change';
import { fieldsOf, inNormalForm, withFields } from '../changes/task-fields';
import { aTask } from '../task.fixture';
import { type Outcome, TaskWriter } from './task-writer';
import { changesOf, rebase } from './write-queue';

const field = fc.constantFrom('title' as const, 'description' as const);
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('own edit' as const, 'edit of another' as const), field }),
  fc.record({ kind: fc.constantFrom('own move', 'answer', 'lost answer', 'event', 'choice' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Edit = TaskChange & { kind: 'edit' };

/** One task of the server: who wrote a field last says so in its value, and in which version. */
class Server {
  task = aTask({ id: 'a', title: 'first', description: 'first' });
  private readonly versionOf = { title: 1, description: 1 };

  patch(changes: Edit['changes']): void {
    const before = fieldsOf(this.task);
    const version = this.task.version + 1;
    const after = { ...withFields(this.task, inNormalForm(changes)), version };
    const changed = (['title', 'description'] as const).filter((one) => before[one] !== fieldsOf(after)[one]);
    for (const one of changed) this.versionOf[one] = version;
    if (changed.length) this.task = after;
  }

  isStale({ changes, version }: Edit): boolean {
    const wanted = inNormalForm(changes);
    return (['title', 'description'] as const).some(
      (one) => wanted[one] !== undefined && wanted[one] !== this.task[one] && this.versionOf[one] > version,
    );
  }

  move(): void {
    this.task = { ...this.task, version: this.task.version + 1 };
  }
}

/** A person whose words wait, another one, and their server. */
class Scene {
  private readonly server = new Server();
  private known: Task = this.server.task;
  private readonly asked = new Map<string, Task>();
  private sending: { change: TaskChange; answer: (outcome: Outcome) => void } | undefined;
  private count = 0;
  /** One's own words, and those of before, that one was asked about as if they were another's. */
  readonly needless: string[] = [];
  readonly writer = new TaskWriter({
    send: ({ change }) =>
      new Promise((answer) => {
        this.sending = { change, answer };
      }),
    hasNetwork: () => true,
    isOffline: () => true,
    save: () => undefined,
    onRefused: () => expect.unreachable(),
    onConflict: ({ id, change }, current) => {
      this.known = current as Task;
      const decision = resolveConflict(change, this.known);
      if (decision === 'ask') this.ask(id, change as Edit);
      return decision;
    },
    onSaved: () => undefined,
    later: () => undefined,
  });

  async take(one: Step): Promise<void> {
    this.count += 1;
    if (one.kind === 'own edit') this.edit({ [one.field]: `own ${this.count} ` });
    if (one.kind === 'own move') this.writer.write(this.moving());
    if (one.kind === 'edit of another') this.server.patch({ [one.field]: `theirs ${this.count}` });
    if (one.kind === 'event') this.known = this.server.task;
    if (one.kind === 'choice') this.choose();
    if (one.kind === 'answer' || one.kind === 'lost answer') this.answer(one.kind === 'answer');
    await nextTurn();
  }

  async end(): Promise<void> {
    while (this.writer.getState().queue.length) {
      this.writer.resume();
      this.answer(true);
      this.choose();
      await nextTurn();
    }
  }

  private edit(changes: Edit['changes']): void {
    const seen = applyChanges(this.known, 'a', changesOf(this.writer.getState().queue, 'a')) ?? this.known;
    const base = fieldsOf(seen);
    this.writer.write({ kind: 'edit', taskId: 'a', base, changes, version: seen.version });
  }

  private moving(): TaskChange {
    const place = { afterId: null, beforeId: null };
    const { version } = this.known;
    return { kind: 'move', taskId: 'a', from: 'todo', status: 'done', place, position: 'V', version };
  }

  private answer(arrives: boolean): void {
    const { change, answer } = this.sending ?? {};
    this.sending = undefined;
    if (!change || !answer) this.writer.resume();
    else answer(this.outcomeOf(change, arrives));
  }

  private outcomeOf(change: TaskChange, arrives: boolean): Outcome {
    if (change.kind === 'edit' && this.server.isStale(change)) {
      return { kind: 'conflict', current: this.server.task };
    }
    if (change.kind === 'edit') this.make(change);
    else this.server.move();
    if (!arrives) return { kind: 'unreachable', error: new Error('lost') };
    this.known = this.server.task;
    this.writer.rewrite((queue) => rebase(queue, [this.known]));
    return { kind: 'saved' };
  }

  /** Whatever another person wrote is replaced only by who has seen it. */
  private make({ changes, base }: Edit): void {
    for (const name of ['title', 'description'] as const) {
      const before = this.server.task[name];
      if (
        changes[name] !== undefined &&
        inNormalForm(changes)[name] !== before &&
        before.startsWith('theirs')
      ) {
        expect(before, 'what is replaced was seen').toBe(base[name]);
      }
    }
    this.server.patch(changes);
  }

  private ask(id: string, change: Edit): void {
    const theirs = conflicts(change, this.known).map((one) => String(one.theirs));
    this.needless.push(...theirs.filter((words) => !words.startsWith('theirs')));
    this.asked.set(id, this.known);
  }

  private choose(): void {
    const write = this.writer.getState().queue.find(({ state }) => state === 'asking');
    const current = write && this.asked.get(write.id);
    if (write?.change.kind === 'edit' && current) {
      this.writer.answer(write.id, resolveEdit(write.change, current, {}));
    }
  }
}

test('words of others are replaced only by who has seen them, however many own changes wait', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const scene = new Scene();
      for (const one of steps) await scene.take(one);
      await scene.end();
      expect(scene.needless).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
