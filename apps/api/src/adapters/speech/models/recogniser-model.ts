/** What the recogniser's process loads: paths are absolute. */
export type RecogniserModel =
  | { kind: 'moonshine'; package: string; name: string }
  | { kind: 'whisper'; encoder: string; decoder: string; tokens: string; language: string }
  | { kind: 'nemo-transducer'; encoder: string; decoder: string; joiner: string; tokens: string }
  | { kind: 'whisper-ggml'; weights: string; language: string };

/** The same text for the same model: a process holds one, and utterances of two never run at a time. */
export function modelKey(model: RecogniserModel): string {
  return JSON.stringify(model);
}
