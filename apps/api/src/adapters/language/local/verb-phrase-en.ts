import type { CueKind, VerbPhrase } from './packs/language-pack';

/** Verbs of work. */
export const englishWork =
  'add adjust align allocate analyse analyze announce apply approach approve arrange ask assemble assess assign attach audit back backup block book brief bring build buy calculate call cancel change chase check circulate clarify clean clear close coach collect compare compile complete compose configure confirm contact contract convert coordinate copy correct cover create cut define delegate delete deliver demo deploy design determine develop distribute document double download draft draw email enable ensure enter escalate estimate evaluate examine extend file fill finalise finalize find finish fix follow format forward gather generate get hand handle help hire host identify implement import improve include inform inspect install integrate interview introduce investigate invite invoice issue join-up label launch lead link list load log look mail maintain make manage map mark measure merge message migrate monitor negotiate notify obtain offer open optimise optimize order organise organize outline own pack paint patch pay phone pick ping plan polish post prepare present print prioritise prioritize process procure produce profile program propose provide publish pull purchase push put raise reach rebuild recheck record recruit redesign redo reduce refactor register release remind remove rename renew rent repair repeat replace reply report request research reserve reset resolve respond restart restore return review revise rewrite ring roll run save scan schedule search secure select sell send set settle setup share ship show shut sign simplify sketch solve sort speak specify split start submit summarise summarize supply survey sweep switch take talk tell test text tidy train transcribe transfer translate try turn type update upgrade upload validate verify visit warn work wrap write'.split(
    ' ',
  );
const work = new Set(englishWork);
export const isWorkVerb = (word: string) => work.has(word);
/** With these, nothing is left to be done after the meeting. */
const never = new Set(
  'be see say have think know mean miss stay sleep come go join bet assume guess admit believe remember imagine hear understand like love hate want need die drive eat drink sit stand live lie feel wish hope forget begin stop agree disagree pass mention repeat skip never not suppose say probably actually just quote wonder argue leave expect used had been wait jump interrupt hold move keep use let'.split(
    ' ',
  ),
);
/** Work when it is done to something outside the meeting, or by a date. */
const talk =
  /^(?:give (?:it|this|that|them|him|her)\b|remind (?!\w+ (?:to|about)\b)|report that\b|ask (?:a|the|another|one|my) (?:\w+ )?question|(?:tell|ask|show|give|remind|send|walk|explain|show|read|hear|believe|help|see)(?: to)? (?:you|us|me|everybody|everyone)\b(?! (?:the (?:final|signed|new)|all))|(?:take|have) (?:a |an )?(?:note|break|minute|look at that now|vote|guess)|share my screen|start (?:with|by|off|the meeting|now)|turn (?:to|now|it over)|go (?:first|ahead|back|through|over|on|around)|(?:talk|speak)\b(?! (?:to|with) (?!you|us|each))|discuss\b|try\b(?! (?:to|and) (?:get|fix|find|reach|call))|get (?:back|started|going|there|it\b|that\b|on with|into|to the)|put it (?:this|that) way|make (?:a|one) (?:point|comment|suggestion|note)|work (?:on it|with|out\b|that)|look (?:forward|like|at (?:it|that|this)\b)|find out\b|run (?:through|over)|pick up on|close (?:the meeting|with)|open (?:the meeting|with)|finish (?:with|here|up)|wrap up\b|set (?:that|it) aside|bring (?:that|it|this|us) (?:up|back)|call it|record this|repeat|check in\b|share (?:this|that|it) with you)/;
const pointer =
  /^(?:do|take|handle|own|manage|cover|sort|pick|get|look into|look after|take care of|see to|deal with|check|organise|organize|arrange|prepare|send|call|bring|write|drive|run with|be happy to|help with|have)(?: care of)?(?: up| on| over| out)? (?:that|it|this|those|these|them)(?: one| part| task)?(?: up| on| over| out| then| too| myself| for (?:you|us))*(?=[ ,.;!?]|$)/;

/** A pointer may be followed by a time or a courtesy, but not by the thing itself. */
const afterPointer =
  /^(?:[ ,.;!?]*$|,| (?:by|before|on|until|tomorrow|today|tonight|then|for|next|this|if|please|and|with|after|right|too|as|instead|from|first|myself)\b)/;

/** Reads what follows an English cue: 'send him the list that day.' */
export function readEnglishVerbPhrase(words: string, folded: string, kind: CueKind): VerbPhrase {
  const skipped =
    /^(?:please |kindly |go ahead and |make sure (?:to |that we |we )|try to |try and |be able to |have to |need to |take the time to |, |maybe |perhaps |quickly |also |then |just )*/.exec(
      folded,
    )?.[0].length ?? 0;
  const [phrase, plain] = [plainly(words.slice(skipped)), plainly(folded.slice(skipped))];
  const first = /^[a-z]+/.exec(plain)?.[0] ?? '';
  const verb = kind === 'request' && !work.has(first) ? fromGerund(first) : first;
  return {
    kind: kindOf(verb, plain),
    pointer: pointer.test(plain) && afterPointer.test(plain.replace(pointer, '')),
    title: englishTitle(verb === first ? phrase : verb + phrase.slice(first.length)),
  };
}

/** 'have a look at it' is 'look at it', 'have a go at it' work on it. */
const plainly = (phrase: string): string =>
  idioms.reduce((text, [said, meant]) => text.replace(said, meant), phrase);
const whom = '((?:the |our |my )?\\p{L}+(?: \\p{Lu}\\p{L}+)?)';
const idioms: readonly [RegExp, string][] = [
  [/^(?:have|take) a (?:quick |closer |good |proper )?look (?=(?:at|through|into) )/i, 'look '],
  [/^have a (?:quick )?(?:word|chat) (?=with )/i, 'talk '],
  [/^have a (?:go|stab|crack) at /i, 'work on '],
  [new RegExp(`^give ${whom} a (?:ring|call|shout|bell)(?!\\p{L})`, 'u'), 'call $1'],
  [new RegExp(`^drop ${whom} (?:a line|an e-?mail|a note)(?!\\p{L})`, 'u'), 'write to $1'],
];

function kindOf(verb: string, plain: string): VerbPhrase['kind'] {
  if (/^let (?:\w+ ){1,3}know\b/.test(plain)) return /^let (?:you|us|me) know/.test(plain) ? 'talk' : 'work';
  if (/^(?:get back to|come back to|keep \w+ (?:posted|updated|informed))\b/.test(plain)) return 'talk';
  if (/^(?:have|leave|keep|move|use|wait) (?:(?:it|them|that|the|a|this) )/.test(plain)) return 'talk';
  if (/^(?:have|be) (?:\w+ed|been|\w+en)\b/.test(plain)) return 'stop';
  if (never.has(verb) || verb === '') return 'stop';
  if (talk.test(plain)) return 'talk';
  return work.has(verb) ? 'work' : 'unknown';
}

/** 'sending' (would you mind …) is 'send'. */
function fromGerund(word: string): string {
  const stem = /^(.{2,})ing$/.exec(word)?.[1];
  if (stem === undefined) return word;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((form) => work.has(form)) ?? word;
}

/** Cuts what is not the task: reasons, asides, politeness. */
function englishTitle(phrase: string): string {
  return phrase
    .replace(
      /[,;]? (?:because|since|although|though|even though|as we|otherwise|so that we don't|but|so (?:that )?(?:we|i|they|it|the)|while|which|is that (?:ok|okay|fine)|if (?:you|that|possible)|okay|right)\b.*$/i,
      '',
    )
    .replace(/[,;]? and (?:i|we|you|they|that|then (?:i|we|you))(?:'ll|'m|'d)? .*$/i, '')
    .replace(
      /[,;] (?:please|then|too|i|we|you|they|it|he|she|that|this|the|maybe|thanks|thank you)\b.*$/i,
      '',
    )
    .replace(
      / (?:after (?:this|that|the meeting|lunch)|please|too|as well|for now|at some point|then|right away|again|for me|for us)(?=[.?!]*$)/i,
      '',
    )
    .replace(/[\s,.;:?!]+$/, '')
    .trim();
}
