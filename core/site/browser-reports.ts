import * as z from 'zod/mini'

/** Where browsers send what a policy of the site has blocked (promise S8). */
export const REPORT_PATH = '/api/browser-report.php'
export const reportTypes = ['application/reports+json', 'application/csp-report'] as const
export const REPORT_MAX_BYTES = 16 * 1024
/** Reports that are counted of one body. */
export const REPORTS_AT_ONCE = 20

/** By what a report is counted: a directive of the policy, `coop`, or `other` for all else. */
export const reportedDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'coop',
  'other',
] as const
export type ReportedDirective = (typeof reportedDirectives)[number]

/** `blocked`: an origin, or a word such as `inline`; null where it says nothing safe. */
export type BrowserReport = { directive: ReportedDirective; blocked: string | null }

const ORIGIN_LENGTH_MAX = 100
const WORDS: readonly string[] = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self']

const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string(), blockedURL: z.optional(z.string()) }),
})
const opener = z.object({ type: z.literal('coop'), body: z.looseObject({}) })
const oldViolation = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
})
const anyReport = z.union([violation, opener, oldViolation])

/** Without a path, a query or a fragment, which may name a person. */
const blockedIn = (url: string | undefined): string | null => {
  if (url === undefined || WORDS.includes(url)) return url ?? null
  const origin = URL.canParse(url) ? new URL(url).origin : 'null'
  return origin === 'null' || origin.length > ORIGIN_LENGTH_MAX ? null : origin
}

const directiveOf = (name: string | undefined): ReportedDirective =>
  reportedDirectives.find((one) => one === name?.split(' ')[0]) ?? 'other'

const readReport = (report: z.output<typeof anyReport>): BrowserReport => {
  if ('csp-report' in report) {
    const old = report['csp-report']
    const name = old['effective-directive'] ?? old['violated-directive']
    return { directive: directiveOf(name), blocked: blockedIn(old['blocked-uri']) }
  }
  if (report.type === 'coop') return { directive: 'coop', blocked: null }
  const { effectiveDirective, blockedURL } = report.body
  return { directive: directiveOf(effectiveDirective), blocked: blockedIn(blockedURL) }
}

/** What a body tells, which anybody may have sent; null where it is no JSON. */
export const readReports = (body: string): BrowserReport[] | null => {
  let told: unknown
  try {
    told = JSON.parse(body)
  } catch {
    return null
  }
  return [told]
    .flat()
    .slice(0, REPORTS_AT_ONCE)
    .flatMap((one) => {
      const { data } = anyReport.safeParse(one)
      return data ? [readReport(data)] : []
    })
}
