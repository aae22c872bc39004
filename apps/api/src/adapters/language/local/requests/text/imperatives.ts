import { wordSet } from '@/adapters/language/local/word-set';
import { infinitiveOf } from './spanish-verbs';

/** What people do at work, by what their names lose before '-ing': no rule of spelling tells them from one another. */
const silent = wordSet(
  'mak tak bak writ rewrit giv driv mov remov receiv approv improv sav serv reserv resolv achiev archiv arrang chang exchang charg manag packag stag merg upgrad updat creat calculat calibrat translat decorat renovat negotiat migrat automat allocat evaluat estimat integrat validat activat locat donat rotat organiz organis analys advertis supervis revis renegotiat coordinat practis practic replac servic pric invoic produc reduc introduc announc financ balanc plac hir wir fir requir acquir prepar compar shar declar stor restor explor measur secur insur captur configur wip fil compil nam renam tim tun lin defin refin combin examin quot not vot invit delet complet execut promot contribut distribut provid decid divid cod guid includ clos purchas us reus releas eras chas rais increas describ subscrib schedul handl settl assembl recycl bottl past tast issu continu argu typ resiz glaz fram phon rehears prun',
);
const whole = wordSet(
  'order clean renew repair fix check test paint call send buy book rent sell ship collect deliver pick find build mend print sign answer ask tell meet visit inspect review report train teach clear sort count post pay claim plan cancel install open water feed wash cook brew fill empty load unload mow plant harvest milk wax polish sand drill weld patch deploy document monitor sweep dust iron dry cover carry lay cast light draft edit design publish draw look talk speak chat follow interview recruit onboard audit submit register transfer refund export import back add set get put cut let run stop drop ship scan shop chop strip wrap map plug trim hang bring ring train restock refill replant rebuild redo do go',
);
const doubled = /([bdgmnprt])\1$/;

/**
 * What a form in '-ing' tells somebody to do: 'ordering new chairs' is 'order new chairs'. As it was typed where its verb
 * is not known.
 */
export function fromGerund(words: string): string {
  const [, stem, rest = ''] = /^(\p{L}{2,})ing(\s.*)$/su.exec(words) ?? [];
  if (stem === undefined) return words;
  const known = stem.toLowerCase();
  const single = doubled.test(known) ? stem.slice(0, -1) : stem;
  if (silent.has(known)) return `${stem}e${rest}`;
  if (whole.has(known)) return `${stem}${rest}`;
  return whole.has(single.toLowerCase()) ? `${single}${rest}` : words;
}

/** 'Revise las cámaras', behind 'para que Peter', as 'revisar las cámaras'; null where its verb is not certain. */
export function fromSubjunctive(words: string): string | null {
  const [, verb = '', rest = ''] = /^(\p{L}+)(.*)$/su.exec(words) ?? [];
  const infinitive = infinitiveOf(verb);
  return infinitive === null ? null : `${infinitive}${rest}`;
}
