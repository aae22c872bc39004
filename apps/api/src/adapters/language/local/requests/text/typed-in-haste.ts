const pairs =
  "whats:what's whos:who's hows:how's wheres:where's whens:when's thats:that's theres:there's heres:here's im:i'm ive:i've " +
  "dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't hasnt:hasn't havent:haven't cant:can't " +
  "couldnt:couldn't wont:won't wouldnt:wouldn't shouldnt:shouldn't lets:let's u:you ur:your pa:para xq:porque pq:porque q:que " +
  'teh:the hte:the taht:that thsi:this adn:and nad:and wiht:with fro:for w/:with w/o:without ' +
  'rn:now ppl:people abt:about bc:because cuz:because cos:because';
const meant: ReadonlyMap<string, string> = new Map(
  pairs.split(' ').map((pair) => pair.split(':') as [string, string]),
);

/** What a word that is typed in haste is: 'whats', 'dont', 'u'. */
export const inFull = (word: string): string => meant.get(word) ?? word;
