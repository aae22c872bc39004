import { wordSet } from '@/adapters/language/local/word-set';

/** Words that change nothing of a wish, in either language. */
export const fillers = wordSet(
  `please pls plz oh ah myself himself herself kindly just now then also too really very so again back over up well ok okay hey hi hello thanks thank thx cheers
  tho finally basically obviously honestly quickly gently nicely perhaps-not fyi imo rn definitely certainly rather quite somehow meanwhile later-on soonish
  you me us here there way right away straight already anyway though as well instead therefore quickly asap
  for the a an of and all both still currently only simply both our my your today's
  nomas plis porfis porfi finalmente igual tranquilamente directamente obviamente
  por favor porfa ya ahora luego tambien ademas entonces asi gracias todo todas todos mismo mejor pues bien aqui ahi el un una de del y me -se -le -les`,
);
