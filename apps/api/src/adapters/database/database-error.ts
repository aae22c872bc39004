/** The database cannot be had for a reason that a person can mend. The message says what happened and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Turns what the system says about a folder into words, or null when it is not about disk or permissions. */
export function diskWords(problem: unknown, folder: string): string | null {
  const text =
    problem instanceof Error
      ? `${problem.message} ${'code' in problem ? problem.code : ''}`
      : String(problem);
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(text)) {
    return `The disk that holds ${folder} is full. Free some space and start again; what was saved is still there.`;
  }
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/i.test(text)) {
    return `Tavla may not write to ${folder}. Give it the right to, or set DATA_DIR to another folder.`;
  }
  if (/ENOTDIR|EEXIST/.test(text)) {
    return `${folder} cannot be used, since there is a file of that name. Set DATA_DIR to a folder.`;
  }
  if (/ENAMETOOLONG|ELOOP/.test(text)) {
    return `${folder} cannot be used, since its name is too long or leads in a circle. Set DATA_DIR to another folder.`;
  }
  return null;
}
