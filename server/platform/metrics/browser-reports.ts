import { type ReportedDirective, reportedDirectives } from '#core/site/browser-reports.ts'

/** Counts what browsers report, since the start of this node. */
export type BrowserReports = {
  note(directive: ReportedDirective): void
  counts(): ReadonlyMap<ReportedDirective, number>
}

export const createBrowserReports = (): BrowserReports => {
  const counts = new Map<ReportedDirective, number>(reportedDirectives.map((name) => [name, 0]))
  return {
    note: (directive) => void counts.set(directive, (counts.get(directive) ?? 0) + 1),
    counts: () => counts,
  }
}
