import type { Bound, Tongue } from '../grammar/match';
import { compile, firstWords, type Node } from '../grammar/pattern';
import type { Action, Day, RequestContext, Span, Unclear } from '../request';
import type { TaskRef } from '../slots/task-slot';

/** A change whose tasks may still be pronouns. */
export type Wish = Exclude<Action, { kind: 'merge' }> | { kind: 'merge'; into: TaskRef | null };

/** What one form of words asks for; no task: what was spoken of last, or what is open. */
export interface Clause {
  task: TaskRef | null;
  wishes: readonly Wish[];
  /** Means something only behind another wish of the same message. */
  needsBefore?: boolean;
  /** Means something only behind a task that was named. */
  needsSpoken?: boolean;
  /** Asks for nothing by itself: says what the next wish is about. */
  isTopic?: boolean;
  /** Of a topic: something is told of it, so that nothing need be asked. */
  isTold?: boolean;
  /** The same of what is only spoken of beside a wish. */
  isSpoken?: boolean;
}

/** What forms of words have bound; each rule uses what its forms hold. */
export interface Said {
  task?: TaskRef;
  other?: TaskRef;
  person?: string | null;
  from?: string;
  day?: Day;
  column?: 'pending' | 'todo' | 'in-progress' | 'done';
  tags?: string[];
  add?: string[];
  remove?: string[];
  text?: string;
  title?: string;
  note?: string;
  titles?: string[];
  count?: number;
  span?: Span;
}

export type Build = (said: Said, context: RequestContext) => Clause | Unclear;

export interface CommandRule {
  tongue: Tongue;
  nodes: readonly Node[];
  /** What it may begin with; null: anything. */
  first: ReadonlySet<string> | null;
  /** Of one that begins with a slot, what may stand behind that; null: anything. */
  second: ReadonlySet<string> | null;
  build(bound: Bound, context: RequestContext): Clause | Unclear;
}

/** Forms of words in both languages that mean the same. */
export function rules(en: readonly string[], es: readonly string[], build: Build): CommandRule[] {
  const made = (tongue: Tongue) => (source: string) => {
    const nodes = compile(source);
    const [head, ...rest] = nodes;
    const second = head?.kind === 'slot' ? firstWords(rest) : null;
    return { tongue, nodes, first: firstWords(nodes), second, build };
  };
  return [...en.map(made('en')), ...es.map(made('es'))];
}
