import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenChanged } from './build.ts'
import { findChromiumAloud } from './find-chromium.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const root = join(import.meta.dirname, '..')
const options = process.argv.slice(2)

const needsBrowser = () => {
  const project = options.join(' ').match(/--project[= ](\S+)/)?.[1]
  return project === undefined || project === 'e2e'
}

/** A file that does not even load, or a run that breaks off, counts as a failure of its own. */
const countOf = (file: string, status: number | null) => {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const unloadable = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + unloadable
  return { passed: report.numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed }
}

const isPrepared = () => {
  if (!needsBrowser()) return true
  try {
    process.env.CHROMIUM_PATH = findChromiumAloud().path
    buildWhenChanged()
    return true
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return false
  }
}

const runSpecs = () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const told = ['default', 'json', join(root, 'specs/harness/closing.reporter.ts')]
  const reporters = [...told.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  const count = countOf(file, status)
  rmSync(folder, { recursive: true })
  return count
}

const { passed, failed } = isPrepared() ? runSpecs() : { passed: 0, failed: 1 }
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
