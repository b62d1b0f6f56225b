/**
 * All that `npm test` leaves to the long run, and nothing else is left to it: every spec runs in
 * both, and those named here ask more in the long one.
 */
export type KeptForLong = {
  /** How many pairs of a chart are asked through a driver: before a push, and in the long run. */
  walks: Record<string, { short: number; long: number }>
  /** Files that run on Testcontainers in CI; in the long run all that have a database do. */
  onTestcontainers: readonly string[]
}

export const keptForLong: KeptForLong = {
  walks: {
    'account api': { short: 77, long: 475 },
    'conversation api': { short: 57, long: 1869 },
    'discount api': { short: 2, long: 2 },
    'message api': { short: 5, long: 12 },
    'payment api': { short: 221, long: 9791 },
    'signIn api': { short: 9, long: 10 },
    'timeBonus api': { short: 6, long: 6 },
    'account screen': { short: 19, long: 70 },
    'signIn screen': { short: 7, long: 8 },
    'payment screen': { short: 30, long: 93 },
    'conversation screen': { short: 24, long: 56 },
    'outbox screen': { short: 16, long: 24 },
    'signup screen': { short: 30, long: 102 },
    'push screen': { short: 6, long: 28 },
    'geolocation screen': { short: 5, long: 18 },
    'bonusPopup screen': { short: 7, long: 12 },
  },
  onTestcontainers: [
    'specs/platform/schema.int.spec.ts',
    'specs/platform/writing.int.spec.ts',
    'specs/platform/whole-or-not.int.spec.ts',
    'specs/platform/jobs-and-hints.int.spec.ts',
  ],
}
