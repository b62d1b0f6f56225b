/** How much is under way, waits or went wrong: whole numbers, over all sites. */
export type FiguresNow = {
  openPayments: number
  /** In seconds; 0 without an open payment. */
  oldestOpenS: number
  reportsWaiting: number
  deadlinesLate: number
  jobsWaiting: number
  jobsFailed: number
  daysWrong: number
}

export interface Figures {
  now(at: Date): Promise<FiguresNow>
}
