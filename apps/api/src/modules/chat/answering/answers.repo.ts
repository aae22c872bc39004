/** A question, by its message. */
export interface QuestionKey {
  organizationId: string;
  questionId: string;
}
