import { readFileSync } from 'node:fs'
import { convertCssVariables, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { theme, variablesOf } from './client/ui/theme.ts'
import { landerNames } from './core/site/landers/values.ts'
import { ALWAYS_THERE, chunkGroups, landerScript } from './scripts/chunks.ts'
import { CSS_TARGETS } from './scripts/css-targets.ts'

/** Before a script has said which, and without scripts, a page is light or dark as the system is. */
const AS_THE_SYSTEM = ':root:not([data-mantine-color-scheme])'

const sheet = () => {
  const variables = variablesOf(mergeMantineTheme(DEFAULT_THEME, theme))
  const plain = (values: Record<string, string>) =>
    convertCssVariables({ variables: values, light: {}, dark: {} }, AS_THE_SYSTEM)
  const dark = `@media (prefers-color-scheme: dark) {${plain(variables.dark)}}`
  return [convertCssVariables(variables), plain(variables.light), dark].join('\n')
}

/**
 * The variables of the theme as a style sheet of their own: Mantine would write them into the page
 * as a style element, which the content security policy forbids.
 */
const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === 'virtual:theme.css' ? '\0virtual:theme.css' : null),
  load: (id) => (id === '\0virtual:theme.css' ? sheet() : null),
})

const WRITERS = /@mantine\/core\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/

/** The parts of Mantine that would write styles into the page: switched off, so not sent either. */
const withoutStyleWriters = (): Plugin => ({
  name: 'without-style-writers',
  enforce: 'pre',
  load: (id) => {
    const name = WRITERS.exec(id)?.[1]
    return name ? `export const ${name} = () => null` : null
  },
})

const MOTION = /@mantine\/core\/.*\/Transition\/Transition\.mjs$/

/** Of what Mantine moves only the loader of a button is used: it is there at once, and weighs less. */
const withoutMotion = (): Plugin => ({
  name: 'without-motion',
  enforce: 'pre',
  load: (id) =>
    MOTION.test(id)
      ? 'export const Transition = ({ mounted, children }) => (mounted ? children({}) : null)'
      : null,
})

const UNUSED = /react-router\/.*\/lib\/(errors|dom\/ssr\/(components|links|single-fetch))\.js$/

/** What a link asks of the router's framework, answered as where there is none. */
const WITHOUT_FRAMEWORK: Record<string, string> = {
  usePrefetchBehavior: '() => [false, undefined, {}]',
  mergeRefs: '(ref) => ref',
}

/** Of the router what only its framework would call. */
const withoutRouterFramework = (): Plugin => ({
  name: 'without-router-framework',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => {
    if (!UNUSED.test(id)) return null
    const names = /export \{([^}]*)\}/.exec(readFileSync(id, 'utf8'))?.[1]?.split(',') ?? []
    return names
      .map((name) => name.trim())
      .map((name) => `export const ${name} = ${WITHOUT_FRAMEWORK[name] ?? '() => undefined'}`)
      .join('\n')
  },
  /** A part that nobody asks for is left out, which React's own wrappers would keep. */
  transform: (code, id) => {
    if (!/react-router\/.*\.js$/.test(id)) return null
    const bare = code.replace(/^\w+\.displayName = .*$/gm, '')
    const pure = bare.replace(
      /= (React\$1\.(forwardRef|createContext|memo)\()/g,
      '= /* @__PURE__ */ $1',
    )
    return { code: pure, map: null }
  },
})

const I18NEXT = /i18next\/dist\/esm\/i18next\.js$/

/**
 * Of i18next what loads texts over the network and formats values, which our own modules do, and what
 * is for texts within texts, copies of itself, plugins and the direction of writing.
 */
const UNCALLED: [from: string, to: string, instead: string][] = [
  ['  nest(str, fc', 'const parseFormatStr = ', '  nest(text) { return text }\n}\n'],
  ['  reloadResources(lngs, ns', '  setResolvedLanguage(', '  reloadResources() {}\n'],
  ['  loadNamespaces(ns, callback) {', '  static createInstance(', ''],
  ['  cloneInstance(options', '  toJSON() {\n    return {\n      options', ''],
  [
    'class Connector extends',
    'const get = ',
    'class Connector extends EventEmitter { state = {} }\n',
  ],
  [
    'const parseFormatStr = ',
    'const maxFailedLoads = ',
    'class Formatter { format(value) { return value } }\n',
  ],
]

const withoutUncalledTexts = (): Plugin => ({
  name: 'without-uncalled-texts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => {
    if (!I18NEXT.test(id)) return null
    const lean = UNCALLED.reduce((left, [from, to, instead]) => {
      const start = left.indexOf(from)
      const end = left.indexOf(to, start)
      if (start < 0 || end < 0) throw new Error(`i18next has no "${from}" any more`)
      return left.slice(0, start) + instead + left.slice(end)
    }, code)
    return { code: lean, map: null }
  },
})

/** A part does not name again what every page has brought. */
const notThereYet = (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' ? needed.filter((file) => !ALWAYS_THERE.test(file)) : needed

export default defineConfig({
  publicDir: 'client/public',
  plugins: [
    react(),
    themeSheet(),
    withoutStyleWriters(),
    withoutMotion(),
    withoutRouterFramework(),
    withoutUncalledTexts(),
  ],
  build: {
    assetsInlineLimit: 0,
    cssTarget: CSS_TARGETS,
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !/\/core\/[^?]*\.ts$/.test(id) || id.includes('node_modules'),
      },
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: notThereYet },
        rolldownOptions: {
          input: {
            index: 'index.html',
            visitor: 'client/features/site/visitor.ts',
            reading: 'client/features/site/reading.ts',
            ...Object.fromEntries(landerNames.map((name) => [name, landerScript(name)])),
          },
          output: {
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash:7][extname]',
            chunkFileNames: ({ name, facadeModuleId }) =>
              ALWAYS_THERE.test(`assets/${name}-x.js`) && !facadeModuleId?.includes('/core/texts/')
                ? 'assets/[name]-[hash:7].js'
                : 'assets/p[hash:7].js',
            codeSplitting: {
              groups: chunkGroups(),
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/pages',
        copyPublicDir: false,
        rolldownOptions: {
          checks: { ineffectiveDynamicImport: false },
          input: {
            home: 'client/features/site/drawn-home.tsx',
            lander: 'client/features/site/landers/drawn-lander.tsx',
            page: 'client/platform/shell/drawn-page.tsx',
          },
        },
      },
    },
  },
})
