import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { ink, night } from './palette';
import { cssVariablesResolver, theme } from './theme';

const { light, dark } = cssVariablesResolver(theme as Parameters<typeof cssVariablesResolver>[0]);
const states = ['pending', 'todo', 'in-progress', 'done', 'warning', 'overdue'];

/** What cards are drawn on, selected and just changed ones included. */
const schemes = {
  light: { variables: light, surfaces: ['#ffffff', ink[0], '#eef3fd', '#fdf6dc'] },
  dark: { variables: dark, surfaces: [night[6], night[8], '#1d2634', '#35301c'] },
};

const channels = (color = '') => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(color: string | undefined): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries(schemes))('in the %s scheme', (_, { variables, surfaces }) => {
  it.each(states)('%s is seen on every surface of a card (3:1)', (state) => {
    for (const surface of surfaces)
      expect(contrast(variables[`--tavla-${state}`], surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(['pending', 'warning'])('%s is orange, which a darker one is no longer', (state) => {
    const [red = 0, green = 0, blue = 0] = channels(variables[`--tavla-${state}`]);
    const hue = (60 * (green - blue)) / (red - blue);
    expect(hue).toBeGreaterThan(20);
    expect(hue).toBeLessThan(40);
    expect(red).toBeGreaterThan(0.85);
  });
});

test('what is overdue is read in words, too (4.5:1)', () => {
  for (const { variables, surfaces } of Object.values(schemes))
    for (const surface of surfaces)
      expect(contrast(variables['--tavla-overdue'], surface)).toBeGreaterThanOrEqual(4.5);
});

test('the colours of states are said here and nowhere else', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const colors = [light, dark].flatMap((variables) =>
    states.map((state) => variables[`--tavla-${state}`] ?? ''),
  );
  // Of the grey there is more than one use, and of the red of errors.
  const own = colors.filter((color) => ![...ink, ...night, '#ff8a80'].includes(color));
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const using = sheets.filter((name) => {
    const text = readFileSync(source + name, 'utf8').toLowerCase();
    return own.some((color) => text.includes(color));
  });
  expect(using).toEqual([]);
});
