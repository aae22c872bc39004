export type UnreadableReason = 'type' | 'size' | 'damaged' | 'protected' | 'limits';

/** A file whose text we cannot have. The message names it and can be shown to a user. */
export class AttachmentUnreadable extends Error {
  override readonly name = 'AttachmentUnreadable';

  constructor(
    readonly reason: UnreadableReason,
    readonly fileName: string,
    options?: ErrorOptions,
  ) {
    super(wordsFor(reason, fileName), options);
  }
}

function wordsFor(reason: UnreadableReason, fileName: string): string {
  switch (reason) {
    case 'type':
      return `"${fileName}" cannot be read. Attach PDF, Word (.docx), Excel (.xlsx), CSV, text or Markdown files.`;
    case 'size':
      return `"${fileName}" is too large to be read. Files may have up to 20 MB.`;
    case 'damaged':
      return `"${fileName}" is damaged, or is not what its name says. Save it again and attach it anew.`;
    case 'protected':
      return `"${fileName}" is protected by a password. Attach it without one.`;
    case 'limits':
      return `"${fileName}" takes too long or too much memory to read. Attach a smaller part of it.`;
  }
}
