import { say } from '@tavla/shared/error-words';
import { HttpError, ofField } from '@/http/errors/errors';

const words = say('wrong-code');

/** One answer to every code that is not right: it does not say what is wrong with it. */
export class WrongCode extends HttpError {
  /** @param isGuess whether there was a code that it could have been */
  constructor(readonly isGuess: boolean) {
    super(400, 'wrong-code', words, ofField('code', words));
  }
}
