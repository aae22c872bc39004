import type { Citation } from '@tavla/shared/chat/answers';
import type { AnswerCall, LanguageEngine, QuestionInput } from '@/adapters/language/language';
import type { Toolbox } from '@/adapters/language/toolbox';
import type { SignedIn } from '@/http/access/access';
import type { Asked } from '../asked';
import type { Footing } from '../footing';
import type { Reply } from '../reply';
import { addressesIn } from './addresses';
import { deskOf } from './desk';
import type { Offers } from './offers/offer-tool';
import { openToolbox } from './open-toolbox';
import { PlainAnswer } from './plain-answer';
import { Sources } from './sources';

/** What somebody asks a model, with what is at hand. */
export interface ModelRequest {
  asked: Asked;
  question: QuestionInput;
  /** Of the conversation. */
  files: readonly { id: string; name: string }[];
  footing: Footing;
}

/** A question with the places that were looked up for it, ready for a model. */
export interface Laid extends Pick<ModelRequest, 'asked' | 'question' | 'footing'> {
  sources: Sources;
  offers: Offers;
  box: Toolbox;
}

/** Looks up what a model is told before it reads anything itself. */
export async function layOut(
  { permissions }: Pick<SignedIn, 'permissions'>,
  { asked, question, files, footing }: ModelRequest,
): Promise<Laid> {
  const sources = new Sources((citation) => footing.restsOn(citation));
  const offers: Offers = { changes: [], leftOut: 0 };
  const desk = deskOf(asked, permissions, sources);
  const box = await openToolbox(desk, { ticket: question.ticket, files, offers });
  return { asked, question, footing, sources, offers, box };
}

/**
 * Lets a model answer from what the person may see, and holds what it writes against what it was given: marks become
 * citations, and changes are offered only where they are valid and wished for. What it may not know it is not told, so
 * that nothing that it reads can make it tell.
 * @throws what the engine throws
 */
export async function answerByModel(
  engine: LanguageEngine,
  { asked, question, footing, sources, offers, box }: Laid,
  call: AnswerCall,
): Promise<Reply> {
  const addresses = addressesIn(JSON.stringify([question, box.known]));
  const cited = new Map<string, Citation>();
  const plain = new PlainAnswer(
    {
      onMark: (mark) => {
        const source = sources.of(mark);
        if (source) cited.set(mark.toLowerCase(), source);
      },
      isKnownAddress: (address) => addresses.has(address),
    },
    call.onDelta ?? (() => {}),
  );
  const toolbox = listening(box, footing, (told) => {
    for (const one of addressesIn(told)) addresses.add(one);
  });
  let isCutShort: boolean | undefined;
  try {
    const onDelta = (delta: string) => plain.push(delta);
    ({ isCutShort } = await engine.answer(question, { ...call, toolbox, onDelta }));
  } finally {
    // Of an answer that is stopped, too, all that was written is told.
    plain.end();
  }
  const { words } = asked;
  const { changes, leftOut } = offers;
  if (isCutShort) plain.add(words.cutShort);
  if (changes.length > 0) plain.add(words.offer(changes.length));
  if (leftOut > 0) plain.add(words.leftOut(leftOut));
  if (cited.size === 0 && changes.length === 0) plain.add(words.unsupported);
  return { text: plain.text, citations: [...cited.values()], changes };
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
