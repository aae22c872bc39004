import type { Citation } from '@tavla/shared/chat/answers';
import { shorten } from '@/adapters/language/ground-analysis';
import type { AnswerCall, LanguageEngine, Picture, QuestionInput } from '@/adapters/language/language';
import type { Toolbox } from '@/adapters/language/toolbox';
import type { SignedIn } from '@/http/access/access';
import type { Asked } from '../asked';
import { offerText } from '../changes/as-guess';
import type { Footing } from '../footing';
import type { Reply } from '../reply';
import { addressesIn, withKnownAddresses } from './addresses';
import { deskOf } from './desk';
import { judgeClaims } from './judged/claims';
import { GivenFigures } from './judged/figures';
import type { Offers } from './offers/offer-tool';
import { openToolbox } from './open-toolbox';
import { markPictures, type PicturesAtHand } from './pictures-at-hand';
import { PlainAnswer } from './plain-answer';
import { Sources } from './sources';

/** What somebody asks a model, with what is at hand. */
export interface ModelRequest {
  asked: Asked;
  question: QuestionInput;
  /** Of the conversation. */
  files: readonly { id: string; name: string }[];
  pictures: PicturesAtHand;
  footing: Footing;
}

/** A question with the places that were looked up for it, ready for a model. */
export interface Laid extends Pick<ModelRequest, 'asked' | 'question' | 'footing'> {
  sources: Sources;
  offers: Offers;
  box: Toolbox;
  pictures: readonly Picture[];
  /** What pictures of the message are called that the model is not shown. */
  unseen: readonly string[];
}

/** Looks up what a model is told before it reads anything itself. */
export async function layOut(
  { permissions }: Pick<SignedIn, 'permissions'>,
  { asked, question, files, pictures: atHand, footing }: ModelRequest,
): Promise<Laid> {
  const sources = new Sources((citation) => footing.restsOn(citation));
  const offers: Offers = { changes: [], leftOut: 0 };
  const desk = deskOf(asked, permissions, sources);
  const box = await openToolbox(desk, { ticket: question.ticket, files, offers });
  const pictures = markPictures(atHand, sources);
  return { asked, question, footing, sources, offers, box, pictures, unseen: atHand.left };
}

/**
 * Lets a model answer from what the person may see, and holds what it writes against what it was given: marks become
 * citations, and changes are offered only where they are valid and wished for. What it may not know it is not told, so
 * that nothing that it reads can make it tell.
 * @throws what the engine throws
 */
export async function answerByModel(
  engine: LanguageEngine,
  { asked, question, footing, sources, offers, box, pictures, unseen }: Laid,
  call: AnswerCall,
): Promise<Reply> {
  const addresses = addressesIn(JSON.stringify([question, box.known]));
  const figures = givenFigures(asked, question, box.known);
  const isKnownAddress = (address: string) => addresses.has(address);
  const quoted = (sentence: string) =>
    shorten(withKnownAddresses(sentence, isKnownAddress).replaceAll('**', ''), partMost);
  let isSupported = false;
  const cited = new Map<string, Citation>();
  const plain = new PlainAnswer(
    {
      onMark: (mark) => {
        const behind = sources.behind(mark);
        for (const source of behind ?? []) cited.set(JSON.stringify(source), source);
        isSupported ||= behind !== undefined;
        return behind !== undefined;
      },
      isKnownAddress,
    },
    call.onDelta ?? (() => {}),
  );
  const toolbox = listening(box, footing, (told) => {
    for (const one of addressesIn(told)) addresses.add(one);
    figures.hear(told);
  });
  let isCutShort: boolean | undefined;
  let isBlind: boolean | undefined;
  try {
    const onDelta = (delta: string) => plain.push(delta);
    ({ isCutShort, isBlind } = await engine.answer(question, { ...call, toolbox, pictures, onDelta }));
  } finally {
    // Of an answer that is stopped, too, all that was written is told.
    plain.end();
  }
  const { words } = asked;
  const { changes, leftOut } = offers;
  figures.hear(JSON.stringify(changes.map(({ after }) => after)));
  const { unsupported, others } = judgeClaims(plain.marked);
  const unknown = figures.unknownIn(isSupported ? others : plain.text, asked.language === 'es' ? 'es' : 'en');
  if (isCutShort) plain.add(words.cutShort);
  if (isBlind) plain.add(words.blind);
  else if (unseen.length > 0) plain.add(words.unseen(unseen));
  if (changes.length > 0) plain.add(offerText(asked, changes));
  if (leftOut > 0) plain.add(words.leftOut(leftOut));
  // Of small talk alone nothing needs to be said, nor of the words around what is offered.
  const isBare = !isSupported && changes.length === 0;
  if (unsupported.length > 0 && isBare) plain.add(words.unsupported);
  if (unsupported.length > 0 && isSupported)
    plain.add(words.unsupportedParts(unsupported.slice(0, partsTold).map(quoted)));
  if (unknown.length > 0 && !isBare)
    plain.add(words.unknownFigures(unknown.slice(0, figuresTold).join(', ')));
  return { text: plain.text, citations: [...cited.values()], changes };
}

/** So many sentences are told that nothing supports, and so much of each. */
const partsTold = 6;
const partMost = 160;
/** So many figures are told that stand in nothing. */
const figuresTold = 10;

/**
 * The figures of what a model is told before it looks anything up. What the assistant said earlier is no source, and of
 * the question only days and spans are: it may ask whether a figure is right.
 */
function givenFigures(
  { timeZone, today }: Asked,
  { ticket, history, thread = [], message }: QuestionInput,
  known: unknown,
): GivenFigures {
  const figures = new GivenFigures(timeZone);
  const written = thread.filter(({ author }) => author !== 'assistant');
  figures.hear(JSON.stringify([ticket, history, written, known, today]));
  figures.hearSpans(message);
  return figures;
}

/** The same tools, for as long as whoever asks may use them, with somebody who hears what they tell. */
function listening({ known, tools }: Toolbox, footing: Footing, hear: (told: string) => void): Toolbox {
  return {
    known,
    tools: tools.map((tool) => ({
      ...tool,
      async run(input) {
        await footing.require();
        const told = await tool.run(input);
        hear(JSON.stringify(told));
        return told;
      },
    })),
  };
}
