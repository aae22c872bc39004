import { estimateTokens } from '@/adapters/language/windows/estimate-tokens';
import { pictureTokens } from '../count-usage';
import { picturesIn, type StepRequest, type Turn } from './turn';

/** What one question may cost. */
export interface Budget {
  /** Requests to the server. */
  steps: number;
  /** Tokens sent, of all requests together. */
  inputTokens: number;
  /** Tokens written, of all answers together. */
  outputTokens: number;
  /** Milliseconds after which nothing more is looked up. */
  lookingMs: number;
}

export const usualBudget: Budget = {
  steps: 6,
  inputTokens: 100_000,
  outputTokens: 8_000,
  lookingMs: 30_000,
};

/** Tokens of one request that are left to the answer. */
const reserved = 4_000;

/** Keeps count of what a question has cost. Nothing is known of the model's tokens: they are estimated, high. */
export class Spending {
  private steps = 0;
  private input = 0;
  private output = 0;
  private readonly began = performance.now();

  /** @param context tokens that the model takes at a time */
  constructor(
    private readonly budget: Budget,
    private readonly context: number,
  ) {}

  /** Counts a request, and says whether nothing more may be looked up. */
  begin({ instructions, turns }: Pick<StepRequest, 'instructions' | 'turns'>): { isSpent: boolean } {
    this.steps += 1;
    const size = tokensOf(instructions) + turns.reduce((sum, turn) => sum + sizeOf(turn), 0);
    this.input += size;
    const { steps, inputTokens, lookingMs } = this.budget;
    const isSpent =
      this.steps >= steps ||
      this.input + size > inputTokens ||
      size + reserved > this.context ||
      performance.now() - this.began >= lookingMs;
    return { isSpent };
  }

  /** Counts what was written, and says whether that is all that may be. */
  write(text: string): { isSpent: boolean } {
    this.output += tokensOf(text);
    return { isSpent: this.output >= this.budget.outputTokens };
  }

  /** Of some turns those that fit a next request beside what is there; the others say that they do not. */
  fitting(sofar: readonly Turn[], turns: readonly Turn[]): Turn[] {
    let room = this.context - reserved - sofar.reduce((sum, turn) => sum + sizeOf(turn), 0);
    return turns.map((turn) => {
      room -= sizeOf(turn);
      return room >= 0
        ? turn
        : { ...turn, text: 'Left out: there is no more room. Answer with what is there.' };
    });
  }
}

const tokensOf = (text: string) => estimateTokens(text, 'en');
const sizeOf = (turn: Turn) =>
  tokensOf(turn.text) +
  picturesIn(turn) * pictureTokens +
  (turn.by === 'model' ? turn.calls.reduce((sum, { input }) => sum + tokensOf(input), 0) : 0);
