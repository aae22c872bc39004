import OpenAI from 'openai';
import { isTooLong } from '../too-long';

/**
 * Whether a request was refused as wrong, or failed, for its tools. What servers say of that differs (Ollama: 'does not
 * support tools', vLLM: '"auto" tool choice requires --enable-auto-tool-choice', llama.cpp: 'tools param requires --jinja
 * flag').
 */
export function saysTools(error: unknown): boolean {
  return isOf(error, [400, 422, 500, 501], /\btool|function|jinja|template/i) && !isTooLong(error);
}

/**
 * Whether a request was refused for its pictures, or may be: they are what it has most of (OpenAI: 'image_url is only
 * supported by certain models', vLLM: 'At most 0 image(s) may be provided', llama.cpp: 'image input is not supported',
 * OpenRouter, as if it did not know the path: 'No endpoints found that support image input').
 */
export function saysPictures(error: unknown): boolean {
  return isOf(error, [400, 404, 413, 415, 422, 500, 501], pictureWords) || isTooLong(error);
}

const pictureWords =
  /\b(?:images?|image_url|input_image|pictures?|vision|visual)\b|multi-?modal|modalit|mmproj/i;

/** Some servers say nothing of why: a request that is refused as wrong is tried with less. */
export function isRefusal(error: unknown): boolean {
  return isOf(error, [400, 422], /(?:)/) && !isTooLong(error);
}

function isOf(error: unknown, statuses: readonly number[], words: RegExp): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  return statuses.includes(error.status ?? 0) && words.test(error.message);
}
