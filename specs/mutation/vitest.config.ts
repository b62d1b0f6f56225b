import { defineConfig } from 'vitest/config'

/** The pure specs that hold the core, without those that read the tree or the adapters. */
export default defineConfig({
  test: {
    include: [
      'specs/{account,charts,chat,discovery,kernel,payment,push,site,time-bonus}/**/*.spec.ts',
      'specs/machines.spec.ts',
    ],
    // Ten thousand schedules for every mutant would take a day.
    exclude: ['specs/**/*.int.spec.ts', 'specs/payment/properties.spec.ts'],
    environment: 'node',
  },
})
