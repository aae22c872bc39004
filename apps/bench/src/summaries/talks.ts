import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranscriptSegment } from '../../../api/src/adapters/language/language';
import { sharedData } from '../../../api/src/test/shared-data';

/** A meeting of QMSum with the summary that a person wrote of the whole of it. */
export interface Talk {
  segments: TranscriptSegment[];
  gold: string;
  name: string;
  /** What people asked about it, with the stretches of lines that answer. */
  questions: Question[];
}

export interface Question {
  text: string;
  /** The first and the last line of each, by their place. */
  spans: [first: number, last: number][];
}

interface Written {
  meeting_transcripts: { speaker: string; content: string }[];
  general_query_list: { answer: string }[];
  specific_query_list: { query: string; relevant_text_span: [string, string][] }[];
}

/** The validation part: for measuring only. */
export async function validationTalks(): Promise<Talk[]> {
  const lines = (await readFile(sharedData('qmsum', 'val.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line, at) => toTalk(String(at), JSON.parse(line)));
}

/** The training part, a folder with one JSON file a meeting (QMSum's data/ALL/train). */
export async function trainingTalks(folder: string): Promise<Talk[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => toTalk(name, JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}

/** Written as a recogniser writes: without spaces before commas, without the transcriber's marks. */
function toTalk(
  name: string,
  { meeting_transcripts, general_query_list, specific_query_list }: Written,
): Talk {
  return {
    name,
    questions: specific_query_list.map(({ query, relevant_text_span }) => ({
      text: query,
      spans: relevant_text_span.map(([first, last]) => [Number(first), Number(last)]),
    })),
    gold: general_query_list[0]?.answer ?? '',
    segments: meeting_transcripts.map(({ speaker, content }, at) => ({
      id: String(at),
      startMs: at * 5_000,
      endMs: at * 5_000 + 4_000,
      text: content
        .replace(/\{\w+\}/g, '')
        .replace(/ ([.,?!'])/g, '$1')
        .replace(/' (s|ll|re|m|ve|t|d)\b/g, "'$1")
        .replace(/(\w) - (\w)/g, '$1-$2')
        .replace(/\s+/g, ' ')
        .trim(),
      speaker,
    })),
  };
}
