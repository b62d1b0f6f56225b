import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { coverageOf, titlesOf } from './support/requirements.ts'

const written = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'requirements-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe('the requirements', () => {
  const { requirements, unknown } = coverageOf(join(import.meta.dirname, '..'))

  test('have an id each, and no id twice', () => {
    const ids = requirements.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.length).toBe(new Set(ids).size)
  })

  test('are all read: each line of the list that begins with an id', () => {
    const text = readFileSync(join(import.meta.dirname, '../requirements.md'), 'utf8')
    const lines = text.split('\n').filter((line) => /^- \S+-\d+ /.test(line))
    expect(requirements.map(({ id }) => id)).toEqual(lines.map((line) => line.split(' ')[1]))
  })

  test('know every id that a spec names', () => {
    expect(unknown).toEqual([])
  })
})

describe('the coverage of requirements', () => {
  test('is read from the titles of specs that run, whichever way they are written', () => {
    const text = `
      describe('ABC-01 group', () => {
        it("ABC-02 quoted", () => {})
        test(\`ABC-03 \${name}\`, () => {})
        test.each([1])('ABC-04 %s', () => {})
        describe.for(table)('ABC-05', () => {})
        test.skip('ABC-06', () => {})
        test.todo('ABC-07')
        log('ABC-08')
      })`
    const ids = titlesOf('a.spec.ts', text).map((title) => title.slice(0, 6))
    expect(ids).toEqual(['ABC-01', 'ABC-02', 'ABC-03', 'ABC-04', 'ABC-05'])
  })

  test('tells which promises are shown, and which ids no promise has', () => {
    const folder = written({
      'requirements.md': '# R\n- XYZ-01 One.\n- XYZ-02 + Two, not XYZ-01.\n',
      'a.spec.tsx': "test('one (XYZ-01)', () => <p />)",
      'b.e2e.ts': "test('three (XYZ-03)', () => {})",
    })
    const { requirements, unknown } = coverageOf(folder)
    expect(requirements.map(({ id, specs }) => [id, specs])).toEqual([
      ['XYZ-01', ['a.spec.tsx: one (XYZ-01)']],
      ['XYZ-02', []],
    ])
    expect(unknown).toEqual([{ id: 'XYZ-03', spec: 'b.e2e.ts: three (XYZ-03)' }])
  })
})
