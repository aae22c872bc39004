/**
 * What decisions are announced with, as it was when weights and calibration were learned. The rules have their own,
 * which grow: these may not, or a score means something else (see `features-hash.test.ts`).
 */
export const decides: readonly RegExp[] = [
  /\bwe(?:'ve| have)? (?:just |already )?(?:decided|agreed|settled|concluded|resolved|chose|opted)\b(?: (?:to|that|on|against|for)\b)?/,
  /\b(?:it is|it's|it was|that's|so it's) (?:decided|agreed|settled)\b(?: (?:that|to|then)\b)/,
  /\b(?:the|our|my|final) (?:final )?decision(?: \w+){0,4} is\b/,
  /\b(?:let's|let us|we'll|we will|we're going to|we are going to|we|i'd say we|i suggest we|then we)(?: just| all| simply| now| therefore| definitely)? (?:go with|stay with|stick with|stick to|settle on|settle for|keep (?!\w+ing\b|in mind|going|it short|this short|an eye|you|talking|moving|that in|it in)|choose|pick|opt for|stay on|go for|drop|cancel|postpone|abandon|skip|adopt|approve)\b/,
  /\bwe(?:'re| are) (?:going with|staying with|sticking with|keeping|dropping|cancelling|canceling|postponing|skipping|choosing)\b/,
  /\bfrom now on\b|\bstarting (?:today|next \w+),? we\b|\beffective immediately\b/,
  /^(?:(?:okay|ok|so|then|right|good|fine|great|alright|well|all right),? )*(?!(?:yes|yeah|no|what|how|that|as|where|but|i|maybe|there|here|because)\b)(?:\w+ ){1,4}it is[,.!]*(?:\s+(?:then|that is decided|that's decided)\.?)?\s*$/,
  /\bwe (?:will|'ll|are) (?:not|won't) (?:going to )?(?:do|launch|build|hire|buy|use|offer|support|move|ship|have|renew|change|accept)\b|\bwe won't (?:do|launch|build|hire|buy|use|offer|support|move|ship|have|renew|change|accept)\b/,
  /\b(?:has|have) been (?:approved|decided|agreed)\b/,
  /\b(?:is|are) (?:now |officially |hereby )?(?:approved|agreed|cancelled|canceled|postponed to|moved to)\b/,
];

/** A sentence that only seems to decide, as it was then. */
export const noDecision =
  /\?\s*$|\b(?:haven't|have not|hasn't|didn't|not yet|can't|cannot|never|need to|have to|should|must|before we|until we|once we|whether|if we|if you|who|going to be|might|maybe|perhaps|could|would|will be decided|to be decided) (?:\w+ ){0,2}(?:decide|decided|agree|agreed|settle|settled|go with|choose|pick|keep|drop|skip|cancel|postpone|stick|stay)\b|^(?:if|maybe|perhaps|should|could)\b/;
