import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectedDuration } from './durations.ts'
import { profileText } from './profile/report.ts'
import { isSubject, testFilesOf } from './subject-tests.ts'

describe('the tests of a subject', () => {
  const files = testFilesOf(['time-bonus'])

  it('include its own files on every level', () => {
    expect(files).toContain('specs/time-bonus/lifecycle.spec.ts')
    expect(files).toContain('specs/time-bonus/countdown.spec.tsx')
    expect(files).toContain('specs/time-bonus/journey.e2e.ts')
  })

  it('include files elsewhere that import its code', () => {
    expect(files).toContain('specs/harness/walks/api/payment.int.spec.ts')
  })

  it('leave out files that have nothing to do with it', () => {
    expect(files).not.toContain('specs/chat/gifts.int.spec.ts')
  })

  it('are chosen by the names of subjects alone', () => {
    expect([isSubject('payment'), isSubject('--project'), isSubject('toString')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('the order of test files', () => {
  const root = join(import.meta.dirname, '../../..')

  it('follows the duration of the last run', () => {
    expect(expectedDuration({ 'specs/a.spec.ts': 1_234 }, join(root, 'specs/a.spec.ts'))).toBe(
      1_234,
    )
  })

  it('follows the size of a file that has never run', () => {
    const [short, long] = ['durations.ts', 'summary.reporter.ts'].map((name) =>
      expectedDuration({}, join(import.meta.dirname, name)),
    ) as [number, number]
    expect(long).toBeGreaterThan(short)
  })
})

describe('the profile', () => {
  it('sums the seconds per project and lists the longest file first', () => {
    const phases = { clone: 0, server: 500, browser: 0, polling: 0, ledger: 0, stop: 0 }
    const row = { project: 'int', tests: 2, importMs: 100, setupMs: 0, phases }
    const text = profileText([
      { ...row, file: 'specs/short.int.spec.ts', wallMs: 1_000, cpuMs: 600 },
      { ...row, file: 'specs/long.int.spec.ts', wallMs: 3_000, cpuMs: 400 },
    ])
    expect(text).toContain('| int | 4 | 4.0 | 0.2 | 0.0 | 1.0 |')
    expect(text.indexOf('specs/long.int')).toBeLessThan(text.indexOf('specs/short.int'))
  })
})
