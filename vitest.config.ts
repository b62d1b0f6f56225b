import { defineConfig } from 'vitest/config'

const databaseSetup = './specs/support/database-setup.ts'
const browserSetup = './specs/support/browser-setup.ts'

/**
 * The suffix of a spec tells its cost, and each cost is a project; the cheap ones run first. No
 * time limit judges: they are wide, for a busy machine, and only end what hangs.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['specs/**/*.spec.ts'],
          exclude: ['specs/**/*.int.spec.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'dom',
          include: ['specs/**/*.spec.tsx'],
          environment: 'jsdom',
          setupFiles: ['./specs/support/dom-setup.ts'],
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'int',
          include: ['specs/**/*.int.spec.ts'],
          environment: 'node',
          globalSetup: [databaseSetup],
          setupFiles: ['./specs/support/books-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          // Two browsers share a busy machine with all they look at; who needs it is named.
          retry: 1,
          include: ['specs/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: [databaseSetup, browserSetup],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
