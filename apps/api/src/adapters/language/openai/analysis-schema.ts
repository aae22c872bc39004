import { z } from 'zod';

const summary = z
  .string()
  .describe("Three to six sentences in the meeting's language, without the action items.");

/** What a model is asked to write of the parts of a meeting. */
export const summarySchema = z.object({ summary });

/** What a model is asked to write. Every field is required: strict structured output knows no optional ones. */
export const analysisSchema = z.object({
  summary,
  decisions: z.array(
    z.object({
      text: z.string().describe('The decision in one sentence.'),
      quote: z.string().describe('Copied letter for letter from the transcript.'),
    }),
  ),
  actionItems: z.array(
    z.object({
      title: z.string().describe('Short imperative, at most 150 characters.'),
      owner: z
        .string()
        .nullable()
        .describe(
          'Full name from the list of people, or null when it is not said who. Several names joined by "and" when several are to do it.',
        ),
      quote: z.string().describe('Copied letter for letter from the transcript.'),
      due: z.string().nullable().describe('The words of the transcript that say when, or null.'),
      dueDate: z.string().nullable().describe('That day as YYYY-MM-DD, or null.'),
      confidence: z
        .number()
        .describe('From 0 to 1: how sure it is that somebody agreed to do this after the meeting.'),
    }),
  ),
  updates: z.array(
    z.object({
      taskId: z.string().describe('An id from the list of tasks.'),
      status: z.enum(['done', 'in_progress', 'blocked']),
      quote: z.string().describe('Copied letter for letter from the transcript.'),
    }),
  ),
});
