import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOST } from '#specs/harness/closing.reporter.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { keptForLong } from '#specs/harness/long/kept-for-long.ts'
import { buildWhenChanged } from './build.ts'
import { findChromiumAloud, findShell } from './find-chromium.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

const root = join(import.meta.dirname, '..')
/** On Testcontainers: the few files that show there what they are for, or all with a database. */
const containers: Record<string, readonly string[]> = {
  '--containers': ['--project', 'int', ...keptForLong.onTestcontainers],
  '--all-containers': ['--project', 'int'],
}
const typed = process.argv.slice(2)
const onContainers = containers[typed[0] ?? '']
const options = onContainers ? [...onContainers, ...typed.slice(1)] : typed
if (onContainers) process.env.SPEC_DATABASE = 'testcontainers'
if (options.length === 0) process.env.SPEC_WHOLE = 'yes'
/** What the many servers of a run are made of is compiled once. */
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled')

const asksOneOf = (...projects: string[]) => {
  const project = options.join(' ').match(/--project[= ](\S+)/)?.[1]
  return project === undefined || projects.includes(project)
}

/** More than these have failed by more than the hurry of a busy machine. */
const ALONE_MAX = 3

/** `isWhole`: nothing failed but the specs of these files. */
type Count = { passed: number; failed: number; files: string[]; isWhole: boolean }

/** A file that does not even load, or a run that breaks off, counts as a failure of its own. */
const countOf = (file: string, status: number | null): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 1, files: [], isWhole: false }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const unloadable = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + unloadable
  const files = report.testResults.filter((one) => one.status === 'failed').map(({ name }) => name)
  return {
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    files,
    isWhole: status !== LOST,
  }
}

const findBrowsers = () => {
  const shell = findShell()
  process.env.CHROMIUM_PATH = findChromiumAloud().path
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell
}

const isPrepared = () => {
  try {
    if (asksOneOf('e2e')) findBrowsers()
    if (asksOneOf('int', 'e2e')) buildWhenChanged()
    return true
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return false
  }
}

const runSpecs = (asked: readonly string[]): Count => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const file = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const told = ['default', 'json', join(root, 'specs/harness/closing.reporter.ts')]
  const reporters = [...told.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...asked], {
    cwd: root,
    stdio: 'inherit',
  })
  const count = countOf(file, status)
  rmSync(folder, { recursive: true })
  return count
}

/** They share the machine with all else in a whole run. */
const SHARING = ['.e2e.ts', '.int.spec.ts', '.spec.tsx']

/**
 * What failed twice in a whole run, where browsers, databases and screens share the machine, is asked
 * once more when the machine is its own, and named: it waits to be mended, but holds nobody up.
 */
const runAll = (): Count => {
  const first = runSpecs(options)
  const doShare = first.files.every((file) => SHARING.some((ending) => file.endsWith(ending)))
  const isAsked =
    first.isWhole && first.files.length > 0 && first.files.length <= ALONE_MAX && doShare
  if (process.env.SPEC_WHOLE !== 'yes' || isLongRun || !isAsked) return first
  process.env.SPEC_WHOLE = 'no'
  const alone = runSpecs(first.files)
  if (alone.failed > 0) return first
  for (const file of first.files) process.stdout.write(`Passed when alone: ${file}\n`)
  return { ...first, passed: first.passed + first.failed, failed: 0 }
}

const { passed, failed } = isPrepared() ? runAll() : { passed: 0, failed: 1 }
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
