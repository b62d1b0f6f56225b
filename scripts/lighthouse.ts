import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { landerNames } from '#core/site/landers/values.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { start } from '#server/platform/start.ts'
import { buildWhenChanged } from './build.ts'
import { requireChromium } from './find-chromium.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const AT_LEAST = 95
const MEASURE_MS = 120_000
const SHOWN = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
]

type Audit = { id: string; title: string; score: number | null; displayValue?: string }
type Report = {
  categories: Record<string, { title: string; score: number; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
}

/** A page as a slow phone gets it (the mobile preset), on the built product. */
const measure = async (url: string, report: string) => {
  const flags =
    '--headless=new --no-sandbox --disable-dev-shm-usage --disable-background-networking'
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', `--output-path=${report}`, '--quiet']
  const child = spawn('npx', [...args, `--chrome-flags=${flags}`], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: requireChromium() },
    timeout: MEASURE_MS,
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error('Lighthouse did not come to an end.')
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

/** What a visitor may come by first; of the members engines are to keep nothing. */
const PAGES = [
  { path: '/', without: [] },
  ...landerNames.map((name) => ({ path: `/landers/${name}`, without: [] })),
  { path: '/pages/terms', without: [] },
  { path: '/members', without: ['seo'] },
]
const asked = process.argv.slice(2)
const pages = PAGES.filter(({ path }) => asked.length === 0 || asked.includes(path))

const below = ({ categories, audits }: Report, without: readonly string[]) =>
  Object.entries(categories)
    .filter(([id, { score }]) => !without.includes(id) && score * 100 < AT_LEAST)
    .flatMap(([, { title, auditRefs }]) => {
      const faults = auditRefs
        .map(({ id }) => audits[id])
        .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
      return faults.map((audit) => `  ${title}: ${audit?.title} ${audit?.displayValue ?? ''}`)
    })

buildWhenChanged()
const dir = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const running = await start(configFrom({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'warn' }))
try {
  for (const { path, without } of pages) {
    const report = await measure(`${running.address}${path}`, join(dir, 'report.json'))
    const scores = Object.values(report.categories).map(
      ({ title, score }) => `${title} ${Math.round(score * 100)}`,
    )
    const shown = SHOWN.map((id) => `${id} ${report.audits[id]?.displayValue}`)
    process.stdout.write(`${path}: ${scores.join(', ')}\n  ${shown.join(', ')}\n`)
    const faults = below(report, without)
    if (faults.length === 0) continue
    process.stdout.write(`${faults.join('\n')}\n`)
    process.exitCode = 1
  }
} finally {
  await running.stop()
  rmSync(dir, { recursive: true, force: true })
}
