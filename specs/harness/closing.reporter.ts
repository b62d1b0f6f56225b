import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { isLongRun } from './long/how-long.ts'
import { lostSpecs, specCounts } from './long/spec-counts.ts'

type Told = { message: string }

/** A run that lost specs, or in which something failed outside of all: no spec alone mends it. */
export const LOST = 3

const firstLine = (errors: readonly Told[]) => errors[0]?.message.split('\n')[0] ?? ''

const nameOf = (test: TestCase) => `${test.module.relativeModuleId}: ${test.fullName}`

/**
 * Ends a run with a line for each spec that failed, each file that did not load and each error that
 * no spec caught; and with the names of those that passed at their second try alone, each of which
 * waits to be mended; in the long run, which has a machine for itself, these have failed as well. A
 * whole run in which fewer specs ran than were counted has lost some.
 */
export default class Closing implements Reporter {
  private readonly lines: string[] = []
  private readonly ran = new Map<string, number>()

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    const { name } = test.project
    if (state !== 'skipped') this.ran.set(name, (this.ran.get(name) ?? 0) + 1)
    if (state === 'failed') this.lines.push(`Failed: ${nameOf(test)}: ${firstLine(errors)}`)
    else if (test.diagnostic()?.flaky) {
      this.lines.push(`Passed at its second try: ${nameOf(test)}: ${firstLine(errors)}`)
      if (isLongRun) process.exitCode = 1
    }
  }

  onTestModuleEnd(file: TestModule): void {
    for (const error of file.errors())
      this.lines.push(`Failed: ${file.relativeModuleId}: ${firstLine([error])}`)
  }

  onTestRunEnd(_files: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    for (const error of uncaught)
      this.lines.push(`Failed: caught by no spec: ${firstLine([error])}`)
    const counts = specCounts[isLongRun ? 'long' : 'beforePush']
    const lost = process.env.SPEC_WHOLE === 'yes' ? lostSpecs(counts, this.ran) : []
    if (lost.length > 0 || uncaught.length > 0) {
      // Vitest sets its own once the reporters have told.
      process.once('exit', () => {
        process.exitCode = LOST
      })
    }
    if (process.env.SPEC_WHOLE === 'yes') this.lines.unshift(`Ran: ${this.counted()}`)
    this.lines.push(...lost)
    for (const line of this.lines) process.stdout.write(`${line}\n`)
  }

  private readonly counted = () =>
    Object.keys(specCounts.long)
      .map((project) => `${project} ${this.ran.get(project) ?? 0}`)
      .join(', ')
}
