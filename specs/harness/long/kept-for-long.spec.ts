import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drivenBy } from '../walks/required.ts'
import { keptForLong } from './kept-for-long.ts'

const root = join(import.meta.dirname, '../../..')
const files = globSync('specs/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  name: basename(path),
  text: readFileSync(join(root, path), 'utf8'),
}))
const isThere = (path: string) => files.some((file) => file.path === path)

describe('what a run before a push leaves to the long run', () => {
  test.each(Object.values(keptForLong.files).flat())(
    'is the file %s, which runs wherever it is named',
    (path) => {
      expect(isThere(path)).toBe(true)
      expect(path).toMatch(/\.(int\.spec|e2e)\.ts$/)
    },
  )

  test('is no file twice', () => {
    const all = Object.values(keptForLong.files).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  test('are pairs of charts over HTTP and on the screens, each counted in both', () => {
    const driven = Object.entries(drivenBy).flatMap(([driver, names]) =>
      names.map((name) => `${name} ${driver}`),
    )
    expect(Object.keys(keptForLong.walks).sort()).toEqual(driven.sort())
    for (const { short, long } of Object.values(keptForLong.walks)) {
      expect(short).toBeLessThanOrEqual(long)
    }
  })

  test.each(Object.entries(keptForLong.tries))(
    'is a part of the tries of %s, which asks for them by its name',
    (name, { short, long }) => {
      const asking = files.filter(({ text }) => text.includes(`triesOf('${name}')`))
      expect(asking.length).toBeGreaterThan(0)
      expect(isThere(`specs/${name}`)).toBe(true)
      expect(short).toBeLessThan(long)
    },
  )

  test('is asked for by name in these files alone', () => {
    const asking = files.filter(({ text }) => /\bisLongRun\b/.test(text)).map(({ name }) => name)
    expect(asking.sort()).toEqual([
      'back-button.e2e.ts',
      'every-route-axe.e2e.ts',
      'every-route.e2e.ts',
      'filters.e2e.ts',
      'fits.e2e.ts',
      'how-long.ts',
      'made.spec.ts',
      'main-screens.e2e.ts',
      'map.spec.ts',
      'matrix-actors.ts',
      'one-of-each.ts',
      'orders.e2e.ts',
      'pictures.spec.ts',
      'plan.ts',
      'required.ts',
      'run.ts',
      'summary.reporter.ts',
    ])
  })

  test.each(keptForLong.onTestcontainers)('runs %s on Testcontainers in both', (path) => {
    expect(isThere(path)).toBe(true)
  })
})
