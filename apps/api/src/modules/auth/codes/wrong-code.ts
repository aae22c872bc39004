import { HttpError } from '@/http/errors/errors';

const message =
  'This code is wrong or no longer valid. Use the newest one, in the browser that asked for it, or ask for a new one.';

/** One answer to every code that is not right: it does not say what is wrong with it. */
export class WrongCode extends HttpError {
  /** @param isGuess whether there was a code that it could have been */
  constructor(readonly isGuess: boolean) {
    super(400, 'wrong-code', message, { errors: [{ path: 'code', message }] });
  }
}
