import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { titlesOf } from '#specs/harness/support/requirements.ts'

const specs = join(import.meta.dirname, '..')
const PROMISES = 16

type Row = { id: string; figure: string; files: string[] }

const rows = (): Row[] =>
  readFileSync(join(import.meta.dirname, 'promises.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| M'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', , figure = '', shownBy = '']) => ({
      id,
      figure,
      files: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }))

const idsIn = (file: string) =>
  titlesOf(file, readFileSync(join(specs, file), 'utf8')).flatMap(
    (title) => title.match(/\bM\d+\b/g) ?? [],
  )

describe('The promises on money', () => {
  it('have a line each, with its figure and the specs that show it', () => {
    const known = Array.from({ length: PROMISES }, (_, nth) => `M${nth + 1}`)
    expect(rows().map(({ id }) => id)).toEqual(known)
    for (const { id, figure, files } of rows()) {
      expect(figure, id).not.toBe('')
      expect(files.length, id).toBeGreaterThan(0)
    }
  })

  it.each(rows())('stand in the titles of the specs that are said to show $id', ({ id, files }) => {
    for (const file of files) {
      expect(existsSync(join(specs, file)), file).toBe(true)
      expect(idsIn(file), file).toContain(id)
    }
  })

  it('are all that a title of a spec can name', () => {
    const known = rows().map(({ id }) => id)
    const files = globSync(['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e.ts'], { cwd: specs })
    for (const file of files) {
      for (const id of idsIn(file)) expect(known, `${id} in ${file}`).toContain(id)
    }
  })
})
