/** Models cannot be brought or removed for a reason that the operator can mend. The message says what and how. */
export class ModelsError extends Error {
  override name = 'ModelsError';
}
