/** Words that hold a sentence together stay as they are; what it is about becomes its class. */
const kept = new Set(
  "i you we he she they it that this these those there me us him her them my your our their who what when where how why which not no yes okay right so and or but if because then just also maybe perhaps probably please thanks thank let 's will would can could should must may might shall have has had do does did be is are am was were been being going go want need got get to for with by on in at of from about as up out back over into off after before until next last again still already yet now today tomorrow tonight later soon first all each every both someone somebody anyone everyone everybody nobody one something anything everything thing things some any more make sure take care try ask tell let's ?".split(
    ' ',
  ),
);
/**
 * Verbs of work as they were when the weights were learned. The rules have a list of their own, which grows: this one
 * may not, since a word of another class moves the features of all who say it away from their weights.
 */
const work = new Set(
  'add adjust align allocate analyse analyze announce apply approach approve arrange ask assemble assess assign attach audit back backup block book brief bring build buy calculate call cancel change chase check circulate clarify clean clear close coach collect compare compile complete compose configure confirm contact contract convert coordinate copy correct cover create cut define delegate delete deliver demo deploy design determine develop distribute document double download draft draw email enable ensure enter escalate estimate evaluate examine extend file fill finalise finalize find finish fix follow format forward gather generate get hand handle help hire host identify implement import improve include inform inspect install integrate interview introduce investigate invite invoice issue join-up label launch lead link list load log look mail maintain make manage map mark measure merge message migrate monitor negotiate notify obtain offer open optimise optimize order organise organize outline own pack paint patch pay phone pick ping plan polish post prepare present print prioritise prioritize process procure produce profile program propose provide publish pull purchase push put raise reach rebuild recheck record recruit redesign redo reduce refactor register release remind remove rename renew rent repair repeat replace reply report request research reserve reset resolve respond restart restore return review revise rewrite ring roll run save scan schedule search secure select sell send set settle setup share ship show shut sign simplify sketch solve sort speak specify split start submit summarise summarize supply survey switch take talk tell test tidy train transcribe transfer translate try turn type update upgrade upload validate verify visit warn work wrap write'.split(
    ' ',
  ),
);
const time = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december week weeks month months day days year years morning afternoon evening weekend minute minutes hour hours lunch meeting meetings'.split(
    ' ',
  ),
);
const numbers = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred thousand half'.split(
    ' ',
  ),
);

/** What kind of word it is: itself, a verb of work, a time, a number, or some other. */
export function classOf(token: string): string {
  if (kept.has(token)) return token;
  if (work.has(token)) return '@do';
  if (token.endsWith('ing') && isGerundOfWork(token)) return '@doing';
  if (time.has(token)) return '@time';
  if (numbers.has(token) || /^\d/.test(token)) return '@number';
  if (token.endsWith('ly')) return '@ly';
  if (token.endsWith('ed')) return '@ed';
  return '@';
}

function isGerundOfWork(token: string): boolean {
  const stem = token.slice(0, -3);
  return work.has(stem) || work.has(`${stem}e`) || work.has(stem.replace(/(.)\1$/, '$1'));
}

/** A word without its commonest endings: 'looking', 'looked' and 'looks' are one. */
export function stemOf(token: string): string {
  if (token.length < 5) return token;
  return token.replace(/(?:ings?|ed|es|s|e|ly)$/, '');
}
