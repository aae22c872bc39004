/**
 * The TXT record that proves a domain. It stands at a name of its own, as names with an underscore are for (RFC 8552),
 * and has a random text that is this company's alone.
 */
export function recordOf({ domain, proof }: { domain: string; proof: string }): {
  name: string;
  value: string;
} {
  return { name: `_tavla-challenge.${domain}`, value: `tavla-domain-verification=${proof}` };
}
