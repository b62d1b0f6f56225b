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

/** A part does not name again what every page has brought. */
const notThereYet = (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'js' ? needed.filter((file) => !ALWAYS_THERE.test(file)) : needed

export default defineConfig({
  publicDir: 'client/public',
  plugins: [react(), themeSheet()],
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
