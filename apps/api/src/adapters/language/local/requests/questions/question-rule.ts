import type { Tongue } from '../grammar/match';
import { compile, firstWords, type Node } from '../grammar/pattern';
import type { Column, Day, Days, Question, RequestContext, Target, TaskFilter } from '../request';

/** What a form of a question has bound, and how to read what stands behind it. */
export interface Asked {
  owner: string | undefined;
  /** A second one. */
  other: string | undefined;
  department: string | undefined;
  column: Column | undefined;
  /** The first day that the form itself names. */
  since: Day | undefined;
  /** What a meeting is called. */
  words: string | undefined;
  /** Days that are over, which the form itself names. */
  past: Days | undefined;
  /** Tags in use that the form itself names. */
  tags: readonly string[] | undefined;
  /** Everybody who is called so. */
  named: readonly string[];
  context: RequestContext;
  tongue: Tongue;
  /** Content words of what is left of the sentence. */
  about: () => string[];
  /** Which tasks what is left speaks of. */
  filter: () => TaskFilter;
  /** The first day of the stretch that what is left names. */
  sinceLeft: () => Day | undefined;
  /** The days that are over which what is left names: 'last week', and not 'since last week'. */
  pastLeft: () => Days | undefined;
  /** A task that what is left names by a pronoun or its quoted title. */
  taskLeft: () => Target | null;
  /** What 'it' or a title means here; null: nothing that is open. */
  target: () => Target | null;
}

/** Null: it is another question after all. */
export type Answerable = (asked: Asked) => Question | null;

export interface QuestionRule {
  tongue: Tongue;
  nodes: readonly Node[];
  first: ReadonlySet<string> | null;
  /** Whether nothing may be left of the sentence. */
  isWhole: boolean;
  build: Answerable;
}

const made =
  (isWhole: boolean) =>
  (en: readonly string[], es: readonly string[], build: Answerable): QuestionRule[] => {
    const one = (tongue: Tongue) => (source: string) => {
      const nodes = compile(source);
      return { tongue, nodes, first: firstWords(nodes), isWhole, build };
    };
    return [...en.map(one('en')), ...es.map(one('es'))];
  };

/** Forms that are a whole question. */
export const whole = made(true);

/** Forms that a question begins with. */
export const opening = made(false);
