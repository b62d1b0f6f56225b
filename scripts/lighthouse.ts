import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFrom } from '#server/platform/config/config.ts'
import { start } from '#server/platform/start.ts'
import { buildWhenChanged } from './build.ts'
import { findChromiumAloud } from './find-chromium.ts'

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

/** The visitor's home as a slow phone gets it (the mobile preset), on the built product. */
const measure = async (url: string, report: string) => {
  const flags =
    '--headless=new --no-sandbox --disable-dev-shm-usage --disable-background-networking'
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', `--output-path=${report}`, '--quiet']
  const child = spawn('npx', [...args, `--chrome-flags=${flags}`], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: findChromiumAloud().path },
    timeout: MEASURE_MS,
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error('Lighthouse did not come to an end.')
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

buildWhenChanged()
const dir = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const running = await start(configFrom({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'warn' }))
try {
  const { categories, audits } = await measure(`${running.address}/`, join(dir, 'report.json'))
  for (const id of SHOWN) {
    process.stdout.write(`${audits[id]?.title}: ${audits[id]?.displayValue}\n`)
  }
  for (const { title, score, auditRefs } of Object.values(categories)) {
    process.stdout.write(`${title}: ${Math.round(score * 100)}\n`)
    for (const { id } of auditRefs) {
      const audit = audits[id]
      if (audit?.score === null || audit?.score === undefined || audit.score >= 1) continue
      process.stdout.write(`  ${audit.title} ${audit.displayValue ?? ''}\n`)
    }
    if (score * 100 < AT_LEAST) process.exitCode = 1
  }
} finally {
  await running.stop()
  rmSync(dir, { recursive: true, force: true })
}
