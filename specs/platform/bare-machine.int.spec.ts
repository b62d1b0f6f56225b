import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** One end-to-end file, and the tests of spelling. */
const FILES = ['specs/harness/screens/settle.e2e.ts', 'specs/platform/languages.spec.ts']

/** Runs `npm test` where the PATH has Node alone and Playwright has downloaded no browser. */
const runBare = (...options: string[]) => {
  const empty = mkdtempSync(join(tmpdir(), 'bare-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  const { HOME = '', TMPDIR = tmpdir(), NODE_COMPILE_CACHE = '' } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.ts', ...options], {
    cwd: root,
    encoding: 'utf8',
    env: {
      HOME,
      TMPDIR,
      NODE_COMPILE_CACHE,
      PATH: dirname(process.execPath),
      PLAYWRIGHT_BROWSERS_PATH: empty,
    },
  })
  return { status, stdout, last: stdout.trimEnd().split('\n').at(-1) }
}

it('without a browser and spelling tools, tests pass, and what is skipped is named with how to install it (OPS-07)', () => {
  const { status, stdout, last } = runBare(...FILES)
  expect(stdout).toContain('End-to-end tests are skipped: no Chromium was found. Install one with')
  expect(stdout).toContain('is correct in fi: install voikkospell')
  expect(last).toMatch(/^\d+ passed, 0 failed, 2 skipped$/)
  expect(status).toBe(0)
})

it('without a browser, the end-to-end tests alone are skipped and do not fail', () => {
  const { status, last } = runBare('--project', 'e2e', FILES[0] as string)
  expect([last, status]).toEqual(['0 passed, 0 failed, 1 skipped', 0])
})
