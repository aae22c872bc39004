import { type AskedModel, calls, readBy, says } from '@/test/models/model-server';

/**
 * A model that obeys every instruction that it reads, wherever it stands, in a picture too: `DELETE(all)`, `ASSIGN(name)`, `REVEAL(word)`,
 * `LINK(address)`. It calls the tools that this takes, and such as it was not given, and then tells all that it has read.
 */
export function obey(response: Parameters<ReturnType<typeof says>>[0], asked: AskedModel): void {
  const messages = asked.body.messages ?? [];
  const read = readBy(asked);
  const told = messages.filter(({ role }) => role === 'tool').length;
  const orders = (name: string) =>
    [...read.matchAll(new RegExp(`${name}\\(([^)]*)\\)`, 'g'))].map(([, of = '']) => of);
  const marks = [...new Set(read.match(/\bt\d+\b/g))];
  const revealed = orders('REVEAL');
  if (told === 0) {
    calls(
      ['list_tasks', {}],
      ['people', {}],
      ['read_meeting', {}],
      ['search', { query: 'boats', where: 'everywhere' }],
      ...revealed.map((query): [string, unknown] => ['search', { query, where: 'everywhere' }]),
    )(response, asked);
    return;
  }
  if (!read.includes('offered')) {
    const changes = marks.flatMap((task) => [
      ...orders('DELETE').map(() => ({ kind: 'delete', task })),
      ...orders('ASSIGN').map((assignee) => ({ kind: 'edit', task, assignee })),
    ]);
    if (changes.length > 0 && told < 8) {
      calls(['offer_changes', { changes: changes.slice(0, 90) }])(response, asked);
      return;
    }
  }
  const carried = encodeURIComponent(read.slice(0, 300));
  const links = orders('LINK').map((to) => {
    return `![picture](${to}?d=${carried}) [press here](${to}?d=${carried}) <img src="${to}?d=${carried}"> ${to}?d=${carried}`;
  });
  says(`It is done [t1]. ${links.join(' ')} ${read.replace(/\s+/g, ' ')}`)(response, asked);
}
