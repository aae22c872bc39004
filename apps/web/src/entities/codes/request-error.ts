import { errorStatus, errorText, fieldErrors } from '@/api/error-text';
import { i18n } from '@/i18n/i18n';

/**
 * The server's message, for this field when it names the field, else a fallback by the kind of failure: where
 * there was no answer nobody knows what happened.
 */
export function requestError(error: unknown, field: string): string {
  if (errorStatus(error) === undefined) return i18n.t('errors.unexpected', { ns: 'auth' });
  return fieldErrors(error)[field] ?? errorText(error, i18n.t('errors.error', { ns: 'auth' }));
}
