import { say } from '@tavla/shared/error-words';
import type { ErrorCode } from '@tavla/shared/errors';
import type { Words } from '@tavla/shared/words';
import { formLimits } from '../bodies/form-gate';

interface FrameworkError {
  statusCode?: number;
  code?: string;
  message?: string;
}

/** Pure: what the framework, its parser of forms or the system refused, as we answer it; undefined for a fault of ours. */
export function fromFramework(error: FrameworkError): [number, ErrorCode, Words] | undefined {
  const { statusCode = 0 } = error;
  if (error.code === 'ENOSPC') return [503, 'storage-unavailable', say('no-room')];
  const form = formWords(error);
  if (form) return statusCode === 413 ? [413, 'too-large', form] : [400, 'validation', form];
  if (statusCode === 413) return [413, 'too-large', say('too-large')];
  // 406 is what the framework says of a body that is no form where one is due.
  if (statusCode === 415 || statusCode === 406) return [415, 'wrong-file-type', say('content-not-accepted')];
  if (statusCode === 429) return [429, 'too-many-requests', say('too-many-requests-at-all')];
  if (statusCode < 400 || statusCode >= 500) return undefined;
  return [statusCode, 'validation', unreadable(error)];
}

/** The words of the framework are a parameter: they say what is wrong with the JSON, or with the address. */
function unreadable({ message }: FrameworkError): Words {
  return message ? say('unreadable-because', { detail: message }) : say('unreadable');
}

/** What the parser of forms says, which has a status for half of it only. */
function formWords({ code = '', message = '' }: FrameworkError): Words | undefined {
  if (code === 'FST_FIELDS_LIMIT') return say('too-many-form-fields', { count: formLimits.fields });
  if (code === 'FST_PARTS_LIMIT') return say('too-many-form-parts', { count: formLimits.parts });
  if (code === 'FST_FILES_LIMIT') return say('too-many-form-files');
  if (code === 'FST_PROTO_VIOLATION') return say('form-part-name');
  if (/Boundary not found|Boundary required|needle/.test(message)) return say('form-without-boundary');
  if (/end of multipart data|terminated early/.test(message) || code === 'FST_MP_PREMATURE_CLOSE')
    return say('form-ended-in-the-middle');
  return undefined;
}
