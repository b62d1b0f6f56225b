import { defineConfig } from 'vitest/config'

/** The pure specs of one part of the core, as `main.ts` says. */
const include: string[] = JSON.parse(process.env.MUTATION_SPECS ?? '[]')

export default defineConfig({
  test: {
    include,
    exclude: ['specs/**/*.int.spec.ts'],
    environment: 'node',
    testTimeout: 60_000,
    setupFiles: ['specs/harness/mutation/setup.ts'],
  },
})
