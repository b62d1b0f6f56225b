import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { USAGE } from '#server/operator/operator.ts'
import { groups } from '../../scripts/commands.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const readme = read('README.md')
const typed = groups.flatMap(({ commands }) => commands.map(({ run }) => run))

/** The name of an npm script, as it is typed. */
const scriptOf = (run: string) => /^npm (?:run )?([\w:]+)/.exec(run)?.[1]
/** What is typed after `npm run operator --`: its one or two words. */
const wordsOf = (line: string) => /-- ([a-z]+(?: [a-z]+)?)/.exec(line)?.[1] ?? ''
/** The commands in the first column of a table of the README. */
const inReadme = readme.match(/^\| `npm [^`]+`/gm) ?? []

describe('npm run help', () => {
  it('lists every command of the project, and none that is not there', () => {
    expect([...new Set(typed.map(scriptOf))].sort()).toEqual(Object.keys(scripts).sort())
  })

  it('lists every command of the operator that its own help knows', () => {
    const known = USAGE.split('\n').filter((line) => line.startsWith('npm run operator'))
    const first = (line: string) => wordsOf(line).split(' ')[0]
    const listed = typed.filter((run) => run.startsWith('npm run operator')).map(first)
    expect([...new Set(listed)].sort()).toEqual([...new Set(known.map(first))].sort())
  })
})

describe('the README', () => {
  it('has at most 120 lines and twelve commands, each of which help knows', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
    expect(inReadme.length).toBeGreaterThan(5)
    expect(inReadme.length).toBeLessThanOrEqual(12)
    const scripted = inReadme.map((row) => scriptOf(row.slice(3)))
    expect(scripted.filter((name) => !name || !(name in scripts))).toEqual([])
  })
})
