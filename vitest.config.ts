import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { leftToLongRun } from './specs/harness/long/kept-for-long.ts'
import { LongestFirst } from './specs/harness/runner/longest-first.ts'

const databaseSetup = './specs/harness/database/database-setup.ts'
const browserSetup = './specs/harness/screens/browser-setup.ts'
const profileSetup = './specs/harness/runner/profile/profile-setup.ts'

const cores = availableParallelism()

/**
 * The suffix of a test file tells its cost, and each cost is a project. Projects run one after the
 * other, because Vitest reuses a worker only for files of the same project. The timeouts are wide,
 * for a busy machine, and only end what hangs. No test is retried: one that needs it is a bug.
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
          setupFiles: [profileSetup],
          testTimeout: 300_000,
          maxWorkers: cores,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'dom',
          include: ['specs/**/*.spec.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [profileSetup, './specs/harness/screens/dom-setup.ts'],
          testTimeout: 120_000,
          maxWorkers: cores,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['specs/**/*.int.spec.ts'],
          exclude: [...leftToLongRun],
          environment: 'node',
          globalSetup: [databaseSetup],
          isolate: false,
          setupFiles: [profileSetup, './specs/harness/database/books-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A worker waits for the database now and then.
          maxWorkers: cores + 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['specs/**/*.e2e.ts'],
          exclude: [...leftToLongRun],
          environment: 'node',
          globalSetup: [databaseSetup, browserSetup],
          isolate: false,
          setupFiles: [profileSetup],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: cores + 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
