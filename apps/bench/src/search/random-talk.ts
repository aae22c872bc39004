const common = 'the of and to a in we it that is for on have be this with you are not will'.split(' ');
const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu za che sta tri plo'.split(' ');

/** Made talk: twenty words that are everywhere, then 30,000 made ones, the rarer the later (Zipf). The same each time. */
export function randomTalk() {
  let state = 20_261_123;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const vocabulary = Array.from({ length: 30_000 }, (_, rank) =>
    rank < common.length
      ? (common[rank] ?? '')
      : [rank % 20, Math.floor(rank / 20) % 20, Math.floor(rank / 400) % 20, Math.floor(rank / 8_000)]
          .map((at) => syllables[at] ?? '')
          .join(''),
  );
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'the';
  const sentence = () => Array.from({ length: 8 + Math.floor(random() * 10) }, word).join(' ');
  /** The first words of the vocabulary stand in most sentences. */
  return { vocabulary, common: common.length, sentence };
}
