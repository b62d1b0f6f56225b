import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { leftToLongRun } from './specs/harness/long/kept-for-long.ts'
import { LongestFirst } from './specs/harness/long/longest-first.ts'

const databaseSetup = './specs/harness/database/database-setup.ts'
const browserSetup = './specs/harness/screens/browser-setup.ts'

/** What asks nothing else of the machine works on all of it. */
const everyCore = availableParallelism()
/** Who asks a database or a browser waits for it now and then. */
const oneMore = everyCore + 1

/** Browsers and databases share a busy machine with all who ask them; who needs it is named. */
const onceMore = 1

/**
 * The suffix of a spec tells its cost, and each cost is a project; the cheap ones run first, and a
 * browser beside the databases, which wait more than it does. No time limit judges: they are wide,
 * for a busy machine, and only end what hangs.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['specs/**/*.spec.ts'],
          exclude: ['specs/**/*.int.spec.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 300_000,
          maxWorkers: everyCore,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'dom',
          retry: onceMore,
          include: ['specs/**/*.spec.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['./specs/harness/screens/dom-setup.ts'],
          testTimeout: 120_000,
          maxWorkers: everyCore,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'int',
          retry: onceMore,
          include: ['specs/**/*.int.spec.ts'],
          exclude: [...leftToLongRun],
          environment: 'node',
          globalSetup: [databaseSetup],
          isolate: false,
          setupFiles: ['./specs/harness/database/books-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: oneMore,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          retry: onceMore,
          include: ['specs/**/*.e2e.ts'],
          exclude: [...leftToLongRun],
          environment: 'node',
          globalSetup: [databaseSetup, browserSetup],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: oneMore,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
