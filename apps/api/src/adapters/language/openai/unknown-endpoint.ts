import OpenAI from 'openai';

/** The path itself is unknown, as against a model that is. */
export function isUnknownEndpoint(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  const isAboutModel = /model/i.test(error.code ?? '') || /\bmodel\b/i.test(error.message);
  return (error.status === 404 && !isAboutModel) || error.status === 405 || error.status === 501;
}
