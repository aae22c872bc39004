import type { LanguagePack } from '@/adapters/language/local/packs/language-pack';
import type { Sentence } from '@/adapters/language/local/sentences';
import { findOpenPoints } from './open-points';
import { pickWhole } from './pick-sentences';
import { readTalk, type Said } from './read-talk';
import { splitTopics } from './split-topics';
import { titleTopics } from './title-topic';
import { worthOfTalk } from './worth-of-talk';
import { writeOverview } from './write-overview';

const wordsOfTopic = 45;
/** Sentences that begin in the same millisecond, as those of a transcript without times do. */
const mostAtOnce = 50;

/** Sentences that stand elsewhere, by their quotes: neither is told twice. */
interface Elsewhere {
  actionItems: readonly { quote: string; nearMs?: number }[];
  decisions: readonly { quote: string; nearMs?: number }[];
}

/**
 * A summary in the meeting's own words: sentences that tell the whole of it, its topics with their times and
 * what was said of each, and what stays open. Each sentence keeps the words as they were said, and their second.
 * @param tellsWhole false where somebody else tells the whole: topics need leave nothing to it
 */
export function summariseMeeting(
  sentences: readonly Sentence[],
  pack: LanguagePack,
  elsewhere: Elsewhere,
  tellsWhole = true,
) {
  const { said, isPlain, spoken } = readTalk(sentences, pack);
  const worth = worthOfTalk(said, isPlain, pack.language);
  const items = placesOf(elsewhere.actionItems, sentences);
  const settled = new Set([...items, ...placesOf(elsewhere.decisions, sentences)]);
  const overview = tellsWhole ? writeOverview(said, worth, spoken, items) : [];
  const open = findOpenPoints(said, sentences, settled, pack);
  const told = new Set([...settled, ...[...overview, ...open].map(({ at }) => at)]);
  const topics = splitTopics(said);
  const titles = titleTopics(topics, isPlain, spoken);
  return {
    summary: overview.map(({ text }) => text).join(' '),
    outline: {
      overview: overview.map(asQuoted),
      topics: topics.map((topic, at) => {
        return {
          title: titles[at] ?? '',
          startMs: topic[0]?.startMs ?? 0,
          endMs: topic.at(-1)?.endMs ?? 0,
          sentences: pickWhole(topic, worth, spoken, told, wordsOfTopic).map(asQuoted),
        };
      }),
      open: open.map(asQuoted),
    },
  };
}

function asQuoted({ text, quote, startMs }: Said) {
  return { text, quote, nearMs: startMs };
}

/** Places of the sentences that begin where a quote was found, or stand in it. */
function placesOf(findings: Elsewhere['decisions'], sentences: readonly Sentence[]): Set<number> {
  const starts = new Map<number, number[]>();
  for (const [at, { startMs }] of sentences.entries()) {
    const there = starts.get(startMs) ?? [];
    if (there.length < mostAtOnce) there.push(at);
    starts.set(startMs, there);
  }
  return new Set(
    findings.flatMap(({ quote, nearMs }) =>
      (starts.get(nearMs ?? -1) ?? []).flatMap((at) => {
        // The quote may be a part of its sentence, or several of them.
        const places = sentences[at]?.text.includes(quote) ? [at] : [];
        for (let place = at; quote.includes(sentences[place]?.text.trim() || '\0'); place += 1)
          places.push(place);
        return places;
      }),
    ),
  );
}
