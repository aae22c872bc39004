import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import { ink, night } from './palette';

/** Text on a primary surface follows the scheme: the surface is near-black on light, near-white on dark. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor;
  return input.variant === 'filled' && isPrimary
    ? { ...resolved, color: 'var(--tavla-on-primary)' }
    : resolved;
};

/**
 * What the palette cannot say: contrast of errors and hints, the colours of our own surfaces, and those of states.
 * A state is a dot or an icon, 3:1 on every surface; the words beside it are in ink, because an orange of 4.5:1 on
 * white is a brown. Only what is overdue is red in words as well.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#c0281f',
    '--mantine-color-placeholder': ink[6],
    '--mantine-color-dimmed': ink[6],
    '--mantine-color-ink-light': ink[1],
    '--mantine-color-ink-light-hover': ink[2],
    '--mantine-color-ink-light-color': ink[9],
    '--tavla-on-primary': '#ffffff',
    '--mantine-primary-color-contrast': 'var(--tavla-on-primary)',
    '--tavla-focus': '#1d5fd6',
    '--tavla-frame': ink[0],
    '--tavla-line': ink[2],
    '--tavla-hover': ink[1],
    '--tavla-control': ink[5],
    '--tavla-quiet': ink[2],
    '--tavla-pending': '#dd6b00',
    '--tavla-todo': ink[5],
    '--tavla-in-progress': '#2f74e0',
    '--tavla-done': '#2f9e5b',
    '--tavla-warning': '#dd6b00',
    '--tavla-overdue': '#b3261e',
  },
  dark: {
    '--mantine-color-error': '#ff8a80',
    '--mantine-color-placeholder': night[3],
    '--mantine-color-dimmed': night[2],
    '--mantine-color-ink-light': night[5],
    '--mantine-color-ink-light-hover': night[4],
    '--mantine-color-ink-light-color': night[0],
    '--tavla-on-primary': ink[9],
    '--mantine-primary-color-contrast': 'var(--tavla-on-primary)',
    '--tavla-focus': '#8ab4ff',
    '--tavla-frame': night[8],
    '--tavla-line': '#33312d',
    '--tavla-hover': '#262421',
    '--tavla-control': '#6d6963',
    '--tavla-quiet': night[5],
    '--tavla-pending': '#f59f3a',
    '--tavla-todo': night[3],
    '--tavla-in-progress': '#6a9df5',
    '--tavla-done': '#51b877',
    '--tavla-warning': '#f59f3a',
    '--tavla-overdue': '#ff8a80',
  },
});

/** The edge of a notice in the dark. */
const noticeColors: Record<string, string> = {
  orange: 'var(--tavla-warning)',
  red: 'var(--mantine-color-error)',
};

const closeLabel = { closeButtonProps: { 'aria-label': 'Close' } };

export const theme = createTheme({
  colors: { ink, gray: ink, dark: night },
  black: ink[9],
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 0 },
  variantColorResolver,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.3' },
      h2: { fontSize: '16px', lineHeight: '1.35' },
      h3: { fontSize: '14px', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Drawer: {
      defaultProps: { ...closeLabel, position: 'right', transitionProps: { duration: 160 }, padding: 'md' },
    },
    // The head of a dialog is none of the page's: a second banner would be announced.
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    // Their list scrolls itself: a keyboard could not reach an area of its own around it.
    Select: { defaultProps: { withScrollArea: false } },
    MultiSelect: { defaultProps: { withScrollArea: false } },
    Autocomplete: { defaultProps: { withScrollArea: false } },
    // A listbox holds options and nothing else, so the word that there are none is one, too.
    ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true, 'aria-selected': false } },
    Checkbox: { defaultProps: { iconColor: 'var(--tavla-on-primary)' } },
    Radio: { defaultProps: { iconColor: 'var(--tavla-on-primary)' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    // The placeholder is an element that a menu may not contain.
    Menu: {
      defaultProps: { transitionProps: { duration: 120 }, shadow: 'md', withInitialFocusPlaceholder: false },
    },
    Alert: {
      styles: (_theme: unknown, { color = '' }: { color?: string }) => ({
        root: { '--tavla-notice': noticeColors[color] ?? 'var(--tavla-control)' },
        // The title in the alert's own colour misses the contrast.
        title: { color: 'var(--mantine-color-text)' },
      }),
    },
    Notification: { defaultProps: closeLabel },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
});
