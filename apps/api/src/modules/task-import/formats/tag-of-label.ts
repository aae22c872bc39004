import { type TagColor, tagColors } from '@tavla/shared/contracts/tasks';
import type { NewTag } from './neutral';

/** What a label without a category is filed under. */
export const plainCategory = 'Label';

/**
 * Pure: the tag of a label. Many teams write a category before the name, as in `type: bug` or `area/api`; a label that
 * has a colour alone is called by it.
 */
export function tagOfLabel(label: string, color: TagColor, category = plainCategory): NewTag {
  const name = label.trim();
  const split = /^([^:/]{1,40})\s*[:/]\s*(\S.*)$/su.exec(name);
  if (split?.[1]?.trim() && split[2])
    return { category: capital(split[1].trim()), name: split[2].trim(), color };
  return { category, name: name || capital(color), color };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Pure: the colour of ours that is nearest to six hexadecimal digits; gray for what has no colour. */
export function colorOfHex(hex: string): TagColor {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) return 'gray';
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span < 40) return 'gray';
  return colorOfHue(hueOf(red, green, blue, most, span));
}

/** Degrees around the circle of colours. */
function hueOf(red: number, green: number, blue: number, most: number, span: number): number {
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  if (most === green) return 60 * ((blue - red) / span) + 120;
  return 60 * ((red - green) / span) + 240;
}

function colorOfHue(hue: number): TagColor {
  if (hue < 18 || hue >= 325) return 'red';
  if (hue < 65) return 'orange';
  if (hue < 165) return 'green';
  return hue < 250 ? 'blue' : 'purple';
}

/** Pure: a colour that is the same for the same word. */
export function colorOfWord(word: string): TagColor {
  let sum = 0;
  for (const character of word.toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return tagColors[sum % tagColors.length] ?? 'gray';
}
