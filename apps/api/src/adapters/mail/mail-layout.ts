import type { MailMessage } from './mailer';

/** What a mail says, apart from how it looks. */
export interface MailContent {
  subject: string;
  title: string;
  /** Paragraphs before the code or the button. */
  before: string[];
  /** Lists below those, each under a heading. */
  lists?: { title: string; lines: string[] }[];
  /** Shown large, to be typed in. */
  code?: string;
  action?: { label: string; url: string };
  /** Paragraphs after it. */
  after?: string[];
}

const text = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;line-height:1.5';

/**
 * Sets a mail in plain text and in HTML. Plain words, one column, nothing loaded from elsewhere, readable in a
 * dark scheme and by a screen reader; everything is escaped.
 */
export function layoutMail(to: string, content: MailContent): MailMessage {
  const { subject, title, before, lists = [], code, action, after = [] } = content;
  const plain = [
    title,
    ...before,
    ...lists.map((list) => [list.title, ...list.lines.map((line) => `- ${line}`)].join('\n')),
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...after,
  ].join('\n\n');
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;${text}">
<main style="max-width:480px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>
${before.map(paragraph).join('\n')}
${lists.map(listBlock).join('\n')}
${code ? codeBlock(code) : ''}${action ? link(action) : ''}
${after.map(paragraph).join('\n')}
</main>
</body>
</html>
`;
  return { to, subject, text: `${plain}\n`, html, ...(code && { code }) };
}

function listBlock({ title, lines }: { title: string; lines: string[] }): string {
  const items = lines.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`).join('\n');
  return `<h2 style="margin:0 0 8px;font-size:16px">${escapeHtml(title)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">
${items}
</ul>`;
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>`;
}

function link({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a><br>${escapeHtml(url)}</p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
