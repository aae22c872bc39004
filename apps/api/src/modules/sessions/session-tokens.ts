import { createHmac, randomBytes } from 'node:crypto';

/** What a browser holds: neither says anything, and the database knows only their hashes. */
export interface SessionTokens {
  access: string;
  refresh: string;
}

export function newTokens(): SessionTokens {
  return { access: randomBytes(32).toString('base64url'), refresh: randomBytes(32).toString('base64url') };
}

/**
 * The tokens that follow a refresh token. They are drawn from it with the server's secret instead of at random,
 * so that two tabs that refresh at the same moment get the same ones, and neither signs the other out.
 * @param redrawn how often those before were withdrawn; each time others follow
 */
export function nextTokens(secret: string, refresh: string, redrawn: number): SessionTokens {
  const turn = redrawn === 0 ? '' : `:${redrawn}`;
  const draw = (purpose: string) =>
    createHmac('sha256', secret).update(`${purpose}:${refresh}${turn}`).digest('base64url');
  return { access: draw('next-access-token'), refresh: draw('next-refresh-token') };
}
