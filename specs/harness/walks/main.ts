import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from '../../../scripts/find-chromium.ts'
import { type Coverage, type Driver, tableOf } from './coverage.ts'

/**
 * `npm run walks`: one model, three drivers. Each pair of a state and an event of every chart is
 * asked of the bare machine, over HTTP, and on the screens; the table says how much was covered.
 * With `--pairs` it names each pair that no public door leads to.
 */
const drivers: Driver[] = ['machine', 'api', 'screen']
const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'walks-'))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

const run = () => {
  const env = {
    ...process.env,
    WALKS_REPORT: folder,
    SPEC_RUN: 'long',
    CHROMIUM_PATH: requireChromium(),
  }
  const files = ['specs/harness/walks']
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', ...files], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  return status ?? 1
}

const status = run()
const found = readdirSync(folder).map(
  (file): Coverage => JSON.parse(readFileSync(join(folder, file), 'utf8')),
)
rmSync(folder, { recursive: true })
const ordered = found.sort(
  (a, b) =>
    a.lifecycle.localeCompare(b.lifecycle) || drivers.indexOf(a.driver) - drivers.indexOf(b.driver),
)
process.stdout.write(`\n${tableOf(ordered)}\n`)
if (process.argv.includes('--pairs')) {
  for (const { lifecycle, driver, closed } of ordered) {
    for (const [why, pairs] of Object.entries(closed)) {
      for (const pair of pairs) {
        process.stdout.write(`${lifecycle} (${driver}): ${pair}: ${why}\n`)
      }
    }
  }
}
process.exitCode = status
