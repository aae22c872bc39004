/**
 * How a phrase makes an action item.
 * - `self`: the speaker commits ("I'll send it").
 * - `request`: someone is asked ("can you send it").
 * - `assign`: someone is named ("Anna will send it").
 * - `open`: nobody is ("someone should send it").
 */
export type CueKind = 'self' | 'request' | 'assign' | 'open';

export interface Cue {
  kind: CueKind;
  /** Matched against folded text; what follows the match is what is to be done. */
  pattern: RegExp;
  /** A weak cue counts only with a known verb of work and a sign that it is meant (a date, a reply). */
  weak?: boolean;
  /** It is meant whatever the verb is. */
  sure?: boolean;
  /** The verb belongs to what is to be done although it is part of the cue. */
  keepsVerb?: boolean;
}

/** What is to be done, as the words after a cue say it. */
export interface VerbPhrase {
  /** `stop`: no work at all; `talk`: work only with a date; `work`: surely work; `unknown`: may be. */
  kind: 'stop' | 'talk' | 'work' | 'unknown';
  /** It only points at what was said before ("do that"). */
  pointer: boolean;
  /** As a title: starts with the verb's dictionary form, without dates and reasons. */
  title: string;
}

/** Everything that the rules know about one language. All patterns read folded text. */
export interface LanguagePack {
  language: 'en' | 'es';
  cues: readonly Cue[];
  /** A named person is given work; read on the text as written, group 1 is the name. */
  assigns: readonly RegExp[];
  /** The verb with which an order may begin: 'Marcus, prepare …'. */
  orders: RegExp;
  readVerbPhrase(words: string, folded: string, kind: CueKind): VerbPhrase;
  /** Ends the text before a cue that is only reported or imagined. */
  reported: RegExp;
  condition: RegExp;
  politeCondition: RegExp;
  /** The sentence is about the agenda of this meeting. */
  agenda: RegExp;
  /** Asks who could do it; counts when someone says yes. */
  asksAround: RegExp;
  accepts: RegExp;
  refuses: RegExp;
  /** The sentence itself takes the idea back. */
  takenBack: RegExp;
  /** Nobody was found for it yet, but it is noted. */
  noted: RegExp;
  acknowledges: RegExp;
  question: RegExp;
  /** Followed by a name: the one who spoke before is thanked, or the one who speaks names himself. */
  thanks: RegExp;
  introduces: RegExp;
  newDate: RegExp;
  /** The whole of what somebody says who takes what nobody had. */
  takesOn: RegExp;
  /** Said of what somebody does again and again, which is no promise in the present. */
  habit: RegExp;
  /** Somebody else does it than was said. */
  handsOver: RegExp;
  decides: readonly RegExp[];
  /** The sentence says that the one before, or the one after, was a decision. */
  decidedBefore: RegExp;
  decidesNext: RegExp;
  noDecision: RegExp;
  statuses: readonly { status: 'done' | 'in_progress' | 'blocked'; pattern: RegExp }[];
  noStatus: RegExp;
  stopWords: ReadonlySet<string>;
  smallTalk: RegExp;
}
