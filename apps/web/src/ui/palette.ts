import type { MantineColorsTuple } from '@mantine/core';

/** The product's one grey, slightly warm, from paper to ink. */
export const ink: MantineColorsTuple = [
  '#faf9f7',
  '#f3f2ef',
  '#e7e5e1',
  '#d5d2cc',
  '#aeaaa3',
  '#8c8881',
  '#66625c',
  '#4a4742',
  '#2f2d29',
  '#1c1b19',
];

/** The same grey as Mantine's dark scheme reads it: text first, page at the eighth place. */
export const night: MantineColorsTuple = [
  '#eceae6',
  '#d3d0ca',
  '#aeaaa3',
  '#9b9790',
  '#45423e',
  '#383531',
  '#2a2825',
  '#1c1b19',
  '#151413',
  '#0e0d0d',
];
