/**
 * All that `npm test` leaves to the long run, and nothing else is left to it. Whoever changes what
 * such a file is about runs it by its name: then it runs anywhere.
 */
export type KeptForLong = {
  /** Whole files, by why they may wait. */
  files: Record<string, readonly string[]>
  /** How many pairs of a chart are asked through a driver: in the long run, and in any other. */
  walks: Record<string, { short: number; long: number }>
  /** How often a property is tried, by the spec that holds it. */
  tries: Record<string, { short: number; long: number }>
  /** Files that run on Testcontainers in CI; in the long run all that have a database do. */
  onTestcontainers: readonly string[]
}

export const keptForLong = {
  files: {
    'they break what the product stands on, a process, a disk, a network, and wait until it is back':
      [
        'specs/account/signup/activation-mail.int.spec.ts',
        'specs/operator/backup.int.spec.ts',
        'specs/payment/checkout/asking.int.spec.ts',
        'specs/platform/crash.int.spec.ts',
        'specs/platform/embedded-shutdown.int.spec.ts',
        'specs/platform/embedded-trouble.int.spec.ts',
        'specs/platform/fault-figures.int.spec.ts',
        'specs/platform/full-disk.int.spec.ts',
        'specs/platform/mails-that-wait.int.spec.ts',
        'specs/platform/outages.int.spec.ts',
        'specs/platform/silence.int.spec.ts',
        'specs/platform/stopping.int.spec.ts',
        'specs/platform/uncaught.int.spec.ts',
      ],
    'they start the whole product as one does on an empty machine': [
      'specs/platform/bare-machine.int.spec.ts',
      'specs/platform/embedded-postgres.int.spec.ts',
      'specs/platform/main-job.e2e.ts',
      'specs/platform/npm-start.int.spec.ts',
      'specs/platform/start.int.spec.ts',
    ],
    'they send every call what nobody sends, or more of it than anybody may; the calls have specs of their own':
      [
        'specs/account/signup/planted-accounts.int.spec.ts',
        'specs/account/signup/planted-orders.int.spec.ts',
        'specs/platform/crawl.int.spec.ts',
        'specs/platform/doors.int.spec.ts',
        'specs/platform/idempotency.int.spec.ts',
        'specs/platform/limits.int.spec.ts',
        'specs/platform/robustness.int.spec.ts',
      ],
    'they live weeks of a site, or ask how the database would find what it holds': [
      'specs/account/mail-causes.int.spec.ts',
      'specs/harness/simulator/days.int.spec.ts',
      'specs/operator/books.int.spec.ts',
      'specs/discovery/plans.int.spec.ts',
      'specs/discovery/saved-searches/plans.int.spec.ts',
      'specs/platform/plans.int.spec.ts',
    ],
    'they take the time of hundreds of answers, or of frames, which a busy machine blurs': [
      'specs/account/signin/enumeration.int.spec.ts',
      'specs/discovery/thousand-cards.e2e.ts',
    ],
    'they ask on screens what the walks over HTTP have asked of the server, and the dom of the screens':
      [
        'specs/harness/walks/screen/tour-account.e2e.ts',
        'specs/harness/walks/screen/tour-conversation.e2e.ts',
        'specs/harness/walks/screen/tour-device.e2e.ts',
        'specs/harness/walks/screen/tour.e2e.ts',
      ],
    'they look at every page once more while it loads, or for those who work on it': [
      'specs/charts/journey.e2e.ts',
      'specs/demo/journey.e2e.ts',
      'specs/discovery/match-finder/stillness.e2e.ts',
      'specs/platform/axe.e2e.ts',
      'specs/platform/first-screen.e2e.ts',
      'specs/platform/keyboard.e2e.ts',
      'specs/platform/look.e2e.ts',
      'specs/platform/states.e2e.ts',
      'specs/platform/words-on-pictures.e2e.ts',
      'specs/site/every-route-axe.e2e.ts',
    ],
    'they try more cases of what a journey in the run before a push has tried in a browser': [
      'specs/photo/conversation/unsent-photos.e2e.ts',
      'specs/site/changed-language.e2e.ts',
      'specs/site/offline/late-version.e2e.ts',
    ],
    'they go once more, in a browser, where specs of the screens and of the calls have been': [
      'specs/account/credentials/journey.e2e.ts',
      'specs/account/profile/own.e2e.ts',
      'specs/account/signup/refused-entries.e2e.ts',
      'specs/chat/blocking/journey.e2e.ts',
      'specs/chat/gifts.e2e.ts',
      'specs/chat/replies-and-hearts.e2e.ts',
      'specs/moderation/approval/journey.e2e.ts',
      'specs/moderation/notices/journey.e2e.ts',
      'specs/moderation/signs/journey.e2e.ts',
      'specs/payment/checkout/premium-only.e2e.ts',
      'specs/payment/checkout/unpaid.e2e.ts',
      'specs/payment/receipt/saved.e2e.ts',
      'specs/payment/spending-limit/journey.e2e.ts',
      'specs/payment/withdrawal/open-orders.e2e.ts',
      'specs/discovery/swipe/desk.e2e.ts',
      'specs/account/leaving/journey.e2e.ts',
      'specs/account/profile/towns.e2e.ts',
      'specs/account/settings/journey.e2e.ts',
      'specs/discovery/favourites/journey.e2e.ts',
      'specs/discovery/likes/journey.e2e.ts',
      'specs/discovery/profiles.e2e.ts',
      'specs/push/app-icon.e2e.ts',
      'specs/account/signup/complete-signup.e2e.ts',
      'specs/account/signin/logout.e2e.ts',
      'specs/account/signup/new-member.e2e.ts',
      'specs/payment/checkout/free-amount.e2e.ts',
      'specs/payment/checkout/premium.e2e.ts',
      'specs/payment/discount/journey.e2e.ts',
      'specs/payment/reorder/journey.e2e.ts',
      'specs/platform/main-job-languages.e2e.ts',
      'specs/platform/program-parts.e2e.ts',
      'specs/platform/shell.e2e.ts',
      'specs/time-bonus/journey.e2e.ts',
    ],
  },
  walks: {
    'account api': { short: 24, long: 475 },
    'conversation api': { short: 49, long: 2492 },
    'discount api': { short: 2, long: 2 },
    'moderationCase api': { short: 26, long: 1872 },
    'restriction api': { short: 6, long: 90 },
    'photo api': { short: 36, long: 2720 },
    'approval api': { short: 10, long: 182 },
    'mandate api': { short: 20, long: 960 },
    'message api': { short: 18, long: 70 },
    'payment api': { short: 73, long: 9791 },
    'pushSending api': { short: 14, long: 24 },
    'signIn api': { short: 7, long: 10 },
    'timeBonus api': { short: 3, long: 6 },
    'account screen': { short: 7, long: 70 },
    'signIn screen': { short: 4, long: 8 },
    'payment screen': { short: 23, long: 93 },
    'conversation screen': { short: 16, long: 56 },
    'outbox screen': { short: 9, long: 24 },
    'signup screen': { short: 23, long: 102 },
    'push screen': { short: 4, long: 28 },
    'geolocation screen': { short: 4, long: 18 },
    'bonusPopup screen': { short: 4, long: 12 },
    'swipe screen': { short: 7, long: 12 },
  },
  tries: {
    'payment/properties.spec.ts': { short: 2_000, long: 10_000 },
    'payment/facts.spec.ts': { short: 2_000, long: 10_000 },
    'harness/simulator/simulator.spec.ts': { short: 120, long: 300 },
    'payment/properties.int.spec.ts': { short: 24, long: 200 },
    'payment/refund/reversals-postgres.int.spec.ts': { short: 24, long: 200 },
    'account/signup/forms.int.spec.ts': { short: 500, long: 10_000 },
    'account/signup/planted-orders.int.spec.ts': { short: 12, long: 40 },
    'discovery/avoided/learns-nothing.int.spec.ts': { short: 5, long: 250 },
    'chat/properties.int.spec.ts': { short: 6, long: 40 },
    'chat/fresh-load.int.spec.ts': { short: 15, long: 10_000 },
    'moderation/histories.int.spec.ts': { short: 12, long: 10_000 },
    'discovery/match-finder/private-answers.int.spec.ts': { short: 100, long: 10_000 },
    'photo/library.int.spec.ts': { short: 5, long: 50 },
    'platform/embedded-trouble.int.spec.ts': { short: 2, long: 8 },
    'discovery/index.int.spec.ts': { short: 100, long: 10_000 },
    'discovery/saved-searches/told.int.spec.ts': { short: 30, long: 200 },
    'discovery/shown-at-once.int.spec.ts': { short: 4, long: 100 },
    'site/offline/orders.e2e.ts': { short: 5, long: 15 },
  },
  onTestcontainers: [
    'specs/platform/schema.int.spec.ts',
    'specs/platform/writing.int.spec.ts',
    'specs/platform/whole-or-not.int.spec.ts',
    'specs/platform/jobs-and-hints.int.spec.ts',
  ],
} as const satisfies KeptForLong

/** The files that this run leaves out: a whole run before a push does. */
export const leftToLongRun: readonly string[] =
  process.env.SPEC_WHOLE === 'yes' && process.env.SPEC_RUN !== 'long'
    ? Object.values(keptForLong.files).flat()
    : []
