/** A backup or restore cannot go on for a reason that the operator can mend. The message says what and how. */
export class BackupError extends Error {
  override name = 'BackupError';
}
