/** How much is under way, waits or went wrong: whole numbers, over all sites. */
export type MetricsNow = {
  openPayments: number
  /** Orders of the last 24 hours, by how they stand. */
  orders: { state: string; orders: number }[]
  /** In seconds; 0 without an open payment. */
  oldestOpenS: number
  /** The longest that a question about a payment is overdue, and that a provider is silent; 0 without. */
  askLateS: number
  oldestUnknownS: number
  reportsWaiting: number
  /** Age of the oldest of them; 0 without one. */
  oldestReportS: number
  deadlinesLate: number
  jobsWaiting: number
  /** Those that nobody goes on with. */
  jobsFailed: number
  /** Age of the oldest mail that is not news only and still waits; 0 without one. */
  oldestMailS: number
  daysWrong: number
  /** Objections that nobody who works here may decide on. */
  appealsStuck: number
  /** Profiles with pictures locked for a day at most, by notices without an account. */
  profilesLockedByNotices: number
  /** The books as measured last (promise M3), and the age of that measurement; 0 before the first. */
  ledgerSum: number
  walletsOff: number
  booksAgeS: number
}

/** The sum of all entries and the number of wrong balances, over all sites: both 0 (promise M3). */
export type BooksNow = { sum: number; walletsOff: number }

export interface MetricsStore {
  now(at: Date): Promise<MetricsNow>
  /** Reads every entry, unless a server measured the books in the last `everyMs`. */
  measureBooks(now: Date, everyMs: number): Promise<void>
}
