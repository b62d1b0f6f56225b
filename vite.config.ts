import { convertCssVariables, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { theme, variablesOf } from './client/ui/theme.ts'

/**
 * The variables of the theme as a style sheet of their own: Mantine would write them into the page
 * as a style element, which the content security policy forbids.
 */
const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === 'virtual:theme.css' ? '\0virtual:theme.css' : null),
  load: (id) =>
    id === '\0virtual:theme.css'
      ? convertCssVariables(variablesOf(mergeMantineTheme(DEFAULT_THEME, theme)))
      : null,
})

export default defineConfig({
  publicDir: 'client/public',
  plugins: [react(), themeSheet()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !/\/core\/[^?]*\.ts$/.test(id) || id.includes('node_modules'),
      },
    },
  },
})
