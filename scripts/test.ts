import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { keptForLong } from '#specs/harness/long/kept-for-long.ts'
import { isSubject, testFilesOf } from '#specs/harness/runner/subject-tests.ts'
import { buildWhenChanged } from './build.ts'
import { findChromium, findShell, HOW_TO_INSTALL } from './find-chromium.ts'

/**
 * `npm test`: every test; `-- payment` those of one subject; `-- --profile` also writes
 * `var/profile.md`; `-- --containers` and `-- --all-containers` run on Testcontainers. All other
 * options are Vitest's. Ends with "N passed, N failed", and the number of skipped ones if any.
 */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type Count = { passed: number; failed: number; skipped: number }

/** A whole run before a push must not take longer, with the build of the client. */
const LIMIT_MINUTES = 9

const root = join(import.meta.dirname, '..')
const harness = join(root, 'specs/harness/runner')

const takeFlag = (options: string[], name: string) => {
  const at = options.indexOf(name)
  if (at >= 0) options.splice(at, 1)
  return at >= 0
}

const typed = process.argv.slice(2)
const isProfiled = takeFlag(typed, '--profile')
const someOnContainers = takeFlag(typed, '--containers')
const allOnContainers = takeFlag(typed, '--all-containers')
/** "-t payment" names a test, not a subject. */
const isValue = (at: number) => typed[at - 1]?.startsWith('-') === true
const subjects = typed.filter((option, at) => isSubject(option) && !isValue(at))
const options = typed.filter((option, at) => !isSubject(option) || isValue(at))
if (subjects.length > 0) options.push(...testFilesOf(subjects))
if (someOnContainers || allOnContainers) {
  process.env.SPEC_DATABASE = 'testcontainers'
  options.push('--project', 'int', ...(someOnContainers ? keptForLong.onTestcontainers : []))
}
if (options.length === 0) process.env.SPEC_WHOLE = 'yes'
// Compiles once what the many servers of a run load.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')
if (isProfiled) process.env.SPEC_PROFILE = mkdtempSync(join(tmpdir(), 'profile-'))

const project = options.join(' ').match(/--project[= ](\S+)/)?.[1]
const includesProject = (...projects: string[]) =>
  project === undefined || projects.includes(project)

/** Without a browser, the end-to-end tests are skipped. */
const chooseBrowser = () => {
  const browser = findChromium()
  if (browser) {
    process.stdout.write(`Browser: ${browser.path} (${browser.from})\n`)
    const shell = findShell()
    process.env.CHROMIUM_PATH = browser.path
    if (shell) process.env.CHROMIUM_SHELL_PATH = shell
    return
  }
  process.env.SPEC_NO_BROWSER = 'yes'
  process.stdout.write(`End-to-end tests are skipped: no Chromium was found. ${HOW_TO_INSTALL}\n`)
}

/** The end-to-end files that a run without a browser leaves out. */
const filesWithoutBrowser = () => {
  if (process.env.SPEC_NO_BROWSER !== 'yes') return 0
  const named = options.filter((option) => option.endsWith('.ts') || option.endsWith('.tsx'))
  const files = named.length > 0 ? named : globSync('specs/**/*.e2e.ts', { cwd: root })
  return files.filter((file) => file.endsWith('.e2e.ts')).length
}

/** A file that does not load, or a run that breaks off, counts as a failure. */
const countOf = (file: string, status: number | null): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const unloadable = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + unloadable
  return {
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + filesWithoutBrowser(),
  }
}

const runTests = (): Count => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const file = join(folder, 'report.json')
  const reporters = ['default', 'json', join(harness, 'summary.reporter.ts')]
  if (isProfiled) reporters.push(join(harness, 'profile/profile.reporter.ts'))
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${file}`,
      ...(process.env.SPEC_NO_BROWSER === 'yes' ? ['--project', '!e2e'] : []),
      ...options,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  const count = countOf(file, status)
  rmSync(folder, { recursive: true })
  return count
}

const run = (): Count => {
  try {
    if (includesProject('e2e')) chooseBrowser()
    if (includesProject('int', 'e2e')) buildWhenChanged()
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const isWithoutBrowser = process.env.SPEC_NO_BROWSER === 'yes'
  if (isWithoutBrowser && project === 'e2e') {
    return { passed: 0, failed: 0, skipped: filesWithoutBrowser() }
  }
  return runTests()
}

const { passed, failed, skipped } = run()
if (process.env.SPEC_PROFILE) rmSync(process.env.SPEC_PROFILE, { recursive: true })
const minutes = performance.now() / 60_000
if (process.env.SPEC_WHOLE === 'yes' && !isLongRun && minutes > LIMIT_MINUTES) {
  const limit = `${LIMIT_MINUTES} are allowed`
  process.stdout.write(`Warning: the run took ${minutes.toFixed(1)} minutes; ${limit}.\n`)
}
const skippedToo = skipped > 0 ? `, ${skipped} skipped` : ''
process.stdout.write(`${passed} passed, ${failed} failed${skippedToo}\n`)
process.exitCode = failed > 0 || passed + skipped === 0 ? 1 : 0
