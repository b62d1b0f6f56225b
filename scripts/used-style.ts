import { Features, transform } from 'lightningcss'
import { STYLE_TARGETS } from './css-targets.ts'

/**
 * As the rest is built: for newer browsers words would be joined that few of them know. Which of two
 * schemes shows is said by the theme itself.
 */
const HOW = {
  filename: 'page.css',
  minify: true,
  targets: STYLE_TARGETS,
  exclude: Features.LightDark,
}

const DEFINED = /(?<![\w-])--[\w-]+(?=\s*:)/g
const USED = /(?<=var\(\s*)--[\w-]+/g

const unusedIn = (css: string) => {
  const used = new Set(css.match(USED))
  return [...new Set(css.match(DEFINED))].filter((name) => !used.has(name))
}

/**
 * A style without the variables that nothing in it asks for: the theme has some for every part there
 * is, and a page that brings its style along has few of them.
 */
export const usedStyle = (css: string): string => {
  const unusedSymbols = unusedIn(css)
  if (unusedSymbols.length === 0) return css
  const code = new TextEncoder().encode(css)
  const less = new TextDecoder().decode(transform({ ...HOW, code, unusedSymbols }).code)
  return less.length < css.length ? usedStyle(less) : less
}
