import { errorText } from '@/api/error-text';
import { GivenUp, Refused } from '@/entities/forms/refusal';
import { Superseded } from './device';

/** Why a passkey was not made or shown, in plain words; undefined when the person knows why. */
export function troubleOf(error: unknown): string | undefined {
  if (error instanceof Superseded || error instanceof GivenUp) return undefined;
  return error instanceof Refused ? error.message : errorText(error);
}
