import type { Reporter, TestCase } from 'vitest/node'

/** Names the specs that passed at their second try alone: each of them waits to be mended. */
export default class SecondTry implements Reporter {
  private readonly names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const why = test.result().errors?.[0]?.message.split('\n')[0] ?? ''
    this.names.push(`${test.module.relativeModuleId}: ${test.fullName}: ${why}`)
  }

  onTestRunEnd(): void {
    for (const name of this.names) process.stdout.write(`Passed at its second try: ${name}\n`)
  }
}
