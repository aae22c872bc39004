/** The longest a line may be, in octets without its end. Source: RFC 5545, 3.1. */
const lineOctets = 75;

/** Pure: a text as the value of a property. Source: RFC 5545, 3.3.11; other control characters may not stand there. */
export function icalText(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Pure: one line of the file, folded by octets and never inside a character, with its end. */
export function icalLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

/** Pure: `2026-06-18` as `20260618`. */
export const icalDay = (day: string) => day.replaceAll('-', '');

/** Pure: an instant in UTC, to the second: `20260618T091500Z`. */
export const icalInstant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
