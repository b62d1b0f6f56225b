/**
 * All that `npm test` leaves to the long run, and nothing else is left to it: every spec runs in
 * both, and those named here ask more in the long one.
 */
export type KeptForLong = {
  /** How many pairs of a chart are asked through a driver: before a push, and in the long run. */
  walks: Record<string, { short: number; long: number }>
  /** How often a property is tried, by the spec that holds it. */
  tries: Record<string, { short: number; long: number }>
  /** Files that run on Testcontainers in CI; in the long run all that have a database do. */
  onTestcontainers: readonly string[]
}

export const keptForLong = {
  walks: {
    'account api': { short: 77, long: 475 },
    'conversation api': { short: 57, long: 1869 },
    'discount api': { short: 2, long: 2 },
    'message api': { short: 5, long: 12 },
    'payment api': { short: 221, long: 9791 },
    'signIn api': { short: 9, long: 10 },
    'timeBonus api': { short: 6, long: 6 },
    'account screen': { short: 9, long: 70 },
    'signIn screen': { short: 4, long: 8 },
    'payment screen': { short: 23, long: 93 },
    'conversation screen': { short: 16, long: 56 },
    'outbox screen': { short: 9, long: 24 },
    'signup screen': { short: 23, long: 102 },
    'push screen': { short: 4, long: 28 },
    'geolocation screen': { short: 4, long: 18 },
    'bonusPopup screen': { short: 4, long: 12 },
  },
  tries: {
    'payment/properties.spec.ts': { short: 2_000, long: 10_000 },
    'payment/facts.spec.ts': { short: 2_000, long: 10_000 },
    'harness/simulator/simulator.spec.ts': { short: 100, long: 300 },
    'payment/properties.int.spec.ts': { short: 64, long: 200 },
    'payment/refund/reversals-postgres.int.spec.ts': { short: 60, long: 200 },
    'account/signup/forms.int.spec.ts': { short: 2_000, long: 10_000 },
    'account/signup/planted-orders.int.spec.ts': { short: 12, long: 40 },
    'chat/properties.int.spec.ts': { short: 12, long: 40 },
    'platform/embedded-trouble.int.spec.ts': { short: 2, long: 8 },
  },
  onTestcontainers: [
    'specs/platform/schema.int.spec.ts',
    'specs/platform/writing.int.spec.ts',
    'specs/platform/whole-or-not.int.spec.ts',
    'specs/platform/jobs-and-hints.int.spec.ts',
  ],
} as const satisfies KeptForLong
