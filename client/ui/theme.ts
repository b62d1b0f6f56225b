import {
  type CSSVariablesResolver,
  createTheme,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core'
import { BREAKPOINTS } from '#core/kernel/screen.ts'

const crimson: MantineColorsTuple = [
  '#fff0f2',
  '#ffdde2',
  '#ffb8c2',
  '#ff8a9b',
  '#ff7186',
  '#ee3555',
  '#dc143c',
  '#c01036',
  '#a10d2e',
  '#7d0a24',
]
const paper: MantineColorsTuple = [
  '#fbf7f4',
  '#f5eee9',
  '#ece2db',
  '#ddd0c7',
  '#c8b8ad',
  '#8b7a70',
  '#6b5c53',
  '#51453e',
  '#392f2a',
  '#231a17',
]
const ink: MantineColorsTuple = [
  '#f3eae5',
  '#d9cdc6',
  '#b3a49b',
  '#8d7d74',
  '#4d403a',
  '#3a302b',
  '#271f1c',
  '#171211',
  '#110d0c',
  '#0b0807',
]

/** One family; `font.css` brings it, and makes the fallback as wide and as high. */
const fonts = 'Figtree, "Figtree fallback", "Segoe UI", Roboto, "Noto Sans", sans-serif'

const em = (px: number) => `${px / 16}em`

export const theme = createTheme({
  primaryColor: 'crimson',
  primaryShade: 6,
  colors: { crimson, gray: paper, dark: ink },
  white: '#ffffff',
  black: '#231a17',
  fontFamily: fonts,
  headings: { fontFamily: fonts },
  defaultRadius: 'md',
  radius: { md: '12px' },
  breakpoints: {
    xs: em(BREAKPOINTS.xs),
    sm: em(BREAKPOINTS.sm),
    md: em(BREAKPOINTS.md),
    lg: em(BREAKPOINTS.lg),
    xl: em(BREAKPOINTS.lg),
  },
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
  },
})

/** Colours that Mantine does not know: `unread` is for unread messages alone. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--vonk-unread': '#5b4fd6',
    '--vonk-on-unread': '#ffffff',
    '--vonk-warning': '#b45309',
    '--input-height-md': '44px',
  },
  light: {
    '--mantine-color-body': '#fbf7f4',
    '--mantine-color-anchor': '#cc1238',
    '--mantine-color-dimmed': '#6b5c53',
    '--mantine-color-placeholder': '#7c6c62',
    '--mantine-color-error': '#b00d30',
    '--vonk-surface': '#ffffff',
    '--vonk-line': '#e6dad2',
    '--vonk-success': '#1b7a43',
    '--vonk-soft': '#f5eee9',
  },
  dark: {
    '--mantine-color-body': '#171211',
    '--mantine-color-dimmed': '#b3a49b',
    '--mantine-color-placeholder': '#9a8a81',
    '--mantine-color-error': '#ff8a9b',
    '--vonk-surface': '#221b18',
    '--vonk-line': '#3a302b',
    '--vonk-success': '#5fce8d',
    '--vonk-soft': '#2b2320',
    '--vonk-unread': '#8a80ff',
    '--vonk-on-unread': '#171211',
    '--vonk-warning': '#f0b35b',
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
