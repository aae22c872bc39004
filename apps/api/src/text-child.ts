/** The process that text work runs in: every task of the product, by name. */
import { serveTasks } from './adapters/text-work/serve-tasks';

serveTasks({
  answer: async () => (await import('./adapters/language/local/answer-question')).answerQuestion,
  analyse: async () => (await import('./adapters/language/local/analyse-meeting')).analyseMeeting,
  'plan-windows': async () => (await import('./adapters/language/windows/plan-windows')).planWindows,
  'ground-windows': async () => (await import('./adapters/language/windows/ground-windows')).groundWindows,
  'read-text': async () => (await import('./adapters/attachments/read-text')).readText,
  'read-transcript': async () => (await import('./adapters/transcripts/read-transcript')).readTranscript,
  'write-meeting': async () => (await import('./adapters/transcripts/write-meeting')).writeStoredMeeting,
  'read-document': async () => (await import('./adapters/attachments/read-document')).readDocument,
  'outline-tasks': async () => (await import('./modules/task-import/plan/import-work')).outlineTasks,
  'plan-tasks': async () => (await import('./modules/task-import/plan/import-work')).planTaskFile,
  'outline-file': async () => (await import('./modules/user-import/plan-tasks')).outlineFile,
  'plan-file': async () => (await import('./modules/user-import/plan-tasks')).planFile,
});
