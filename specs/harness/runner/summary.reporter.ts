import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { isLongRun } from '../long/how-long.ts'
import { lostSpecs, specCounts } from '../long/spec-counts.ts'
import { saveDurations } from './durations.ts'

const firstLine = (errors: readonly { message: string }[]) =>
  errors[0]?.message.split('\n')[0] ?? ''

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`

/**
 * From loading the file to its last hook, in milliseconds. A worker sets up its environment once, and
 * Vitest tells that time again for each of its files: it is left out.
 */
const durationOf = (file: TestModule) => {
  const { collectDuration, duration, setupDuration } = file.diagnostic()
  return collectDuration + duration + setupDuration
}

/**
 * Ends a run with the seconds per project, a line for each failed test, each file that did not load
 * and each uncaught error. A whole run in which fewer tests ran than `spec-counts.ts` says has failed.
 */
export default class Summary implements Reporter {
  private readonly lines: string[] = []
  private readonly ran = new Map<string, number>()
  private readonly skipped: string[] = []

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    const { name } = test.project
    if (state === 'skipped') this.skipped.push(`Skipped: ${nameOf(test)}`)
    else this.ran.set(name, (this.ran.get(name) ?? 0) + 1)
    if (state === 'failed') this.lines.push(`Failed: ${nameOf(test)}: ${firstLine(errors)}`)
  }

  onTestModuleEnd(file: TestModule): void {
    for (const error of file.errors())
      this.lines.push(`Failed: ${file.relativeModuleId}: ${firstLine([error])}`)
  }

  onTestRunEnd(files: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    for (const error of uncaught)
      this.lines.push(`Failed: uncaught by any test: ${firstLine([error])}`)
    const isWhole = process.env.SPEC_WHOLE === 'yes'
    const lost = isWhole ? this.lost() : []
    if (lost.length > 0 || uncaught.length > 0) {
      // Vitest sets its own exit code once the reporters have finished.
      process.once('exit', () => {
        process.exitCode = 1
      })
    }
    saveDurations(new Map(files.map((file) => [file.moduleId, durationOf(file)])))
    const all = [...this.skipped, ...this.lines, ...lost, this.perProject(files)]
    for (const line of all) process.stdout.write(`${line}\n`)
  }

  private readonly lost = () => {
    const { e2e = 0, ...others } = specCounts[isLongRun ? 'long' : 'beforePush']
    const counts = process.env.SPEC_NO_BROWSER === 'yes' ? others : { ...others, e2e }
    return lostSpecs(counts, this.ran)
  }

  private readonly perProject = (files: readonly TestModule[]) => {
    const projects = Map.groupBy(files, ({ project }) => project.name)
    const parts = [...projects].map(([name, of]) => {
      const ms = of.reduce((sum, file) => sum + durationOf(file), 0)
      return `${name} ${Math.round(ms / 1_000)} s for ${this.ran.get(name) ?? 0} tests`
    })
    return `Seconds of all workers: ${parts.join(', ')}`
  }
}
