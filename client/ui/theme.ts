import {
  type CSSVariablesResolver,
  createTheme,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core'
import { BREAKPOINTS, COLUMNS } from '#core/kernel/screen.ts'

const crimson: MantineColorsTuple = [
  '#fdf0ef',
  '#fde7e6',
  '#f9c3c9',
  '#ff8ca0',
  '#ff7189',
  '#ee3555',
  '#dc143c',
  '#c20f34',
  '#a00c2b',
  '#7a0921',
]
/** Warm paper by daylight, from the page to the ink. */
const paper: MantineColorsTuple = [
  '#fbf5ef',
  '#f4e9e0',
  '#eadcd2',
  '#dccabf',
  '#a28f8c',
  '#87716f',
  '#70595a',
  '#553f43',
  '#3b262c',
  '#26151a',
]
/** Plum-black in the evening, from the ink to the page. */
const plum: MantineColorsTuple = [
  '#faf0ea',
  '#e0d2cd',
  '#bda8a6',
  '#917d80',
  '#6e5b63',
  '#3b2d35',
  '#2e222b',
  '#160e12',
  '#100a0d',
  '#0a0608',
]

/** One family; `font.css` brings it, and makes the fallback as wide and as high. */
const fonts = 'Figtree, "Figtree fallback", "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** What a field asks stands below it, and what is wrong with it last. */
const field = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} as const

const em = (px: number) => `${px / 16}em`

export const theme = createTheme({
  primaryColor: 'crimson',
  primaryShade: 6,
  colors: { crimson, gray: paper, dark: plum },
  white: '#ffffff',
  black: '#26151a',
  fontFamily: fonts,
  headings: { fontFamily: fonts },
  defaultRadius: 'md',
  radius: { md: '12px', xl: '1000px' },
  breakpoints: {
    xs: em(BREAKPOINTS.xs),
    sm: em(BREAKPOINTS.sm),
    md: em(BREAKPOINTS.md),
    lg: em(BREAKPOINTS.lg),
    xl: em(BREAKPOINTS.lg),
  },
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md', radius: 'xl' } },
    TextInput: { defaultProps: field },
    PasswordInput: { defaultProps: field },
    NativeSelect: { defaultProps: field },
    Textarea: { defaultProps: field },
  },
})

/**
 * Colours that Mantine does not know. Crimson is the one next thing; what is unread has a colour of
 * its own, and what warns, is owed or cannot be undone says so in words on a pair of its own.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--vonk-columns': `repeat(${COLUMNS}, minmax(0, 1fr))`,
    '--vonk-fictional': '#fff3da',
    '--vonk-on-fictional': '#3a2400',
    '--vonk-pill': '#1b1018',
    '--vonk-pill-hover': '#3b262c',
    '--vonk-on-picture': '#fff8f2',
    '--vonk-spark': '#ff5a76',
  },
  light: {
    '--mantine-color-body': '#fbf5ef',
    '--mantine-color-anchor': '#c20f34',
    '--mantine-color-dimmed': '#70595a',
    '--mantine-color-placeholder': '#70595a',
    '--mantine-color-error': '#8a2b10',
    '--vonk-bar': '#ffffff',
    '--vonk-surface': '#ffffff',
    '--vonk-soft': '#f4e9e0',
    '--vonk-line': '#eadcd2',
    '--vonk-edge': '#9a8583',
    '--vonk-tint': '#fde7e6',
    '--vonk-success': '#1c7a4b',
    '--vonk-success-soft': '#e3f1e8',
    '--vonk-online': '#2fa567',
    '--vonk-warning': '#573900',
    '--vonk-warning-soft': '#fff0cc',
    '--vonk-danger': '#8a2b10',
    '--vonk-danger-soft': '#fbe3d8',
    '--vonk-unread': '#5b49d6',
    '--vonk-on-unread': '#ffffff',
    '--vonk-own': '#5a1a3c',
    '--vonk-own-edge': '#5a1a3c',
    '--vonk-on-own': '#fff4ec',
    '--vonk-dusk': 'linear-gradient(160deg, #5b2245, #b5483f 62%, #f0a877)',
    '--vonk-scrim': '#26151a8c',
    '--vonk-shadow': '0 1px 2px #3b14201a, 0 8px 24px #3b142014',
  },
  dark: {
    '--mantine-color-body': '#160e12',
    '--mantine-color-anchor': '#ff7189',
    '--mantine-color-dimmed': '#bda8a6',
    '--mantine-color-placeholder': '#bda8a6',
    '--mantine-color-error': '#ffb199',
    '--vonk-bar': '#1d141a',
    '--vonk-surface': '#221820',
    '--vonk-soft': '#2e222b',
    '--vonk-line': '#3b2d35',
    '--vonk-edge': '#7d6a6e',
    '--vonk-tint': '#41182a',
    '--vonk-success': '#5fcb92',
    '--vonk-success-soft': '#17362a',
    '--vonk-online': '#4bd08a',
    '--vonk-warning': '#ffdc97',
    '--vonk-warning-soft': '#3a2b12',
    '--vonk-danger': '#ffb199',
    '--vonk-danger-soft': '#44221a',
    '--vonk-unread': '#a396ff',
    '--vonk-on-unread': '#160e12',
    '--vonk-own': '#6e2249',
    '--vonk-own-edge': '#c27a9e',
    '--vonk-on-own': '#fff1e8',
    '--vonk-dusk': 'linear-gradient(160deg, #38142f, #7a2b3b, #b8683f)',
    '--vonk-scrim': '#0a0508a8',
    '--vonk-shadow': '0 1px 2px #0006, 0 10px 28px #0007',
  },
})

const usedColours = /^--mantine-color-(crimson|gray|dark|green|red|yellow)-/
const isUsed = (name: string) =>
  !/^--mantine-color-[a-z]+-(\d|filled|light|outline|text|contrast)/.test(name) ||
  usedColours.test(name)

/** The variables of the theme for a style sheet: nothing has to be written into the page. */
export const variablesOf = (merged: MantineTheme) => {
  const base = defaultCssVariablesResolver(merged)
  const own = cssVariables(merged)
  const used = (variables: Record<string, string>) =>
    Object.fromEntries(Object.entries(variables).filter(([name]) => isUsed(name)))
  return {
    variables: used({ ...base.variables, ...own.variables }),
    light: used({ ...base.light, ...own.light }),
    dark: used({ ...base.dark, ...own.dark }),
  }
}
