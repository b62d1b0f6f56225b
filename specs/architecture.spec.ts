import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { plants, soundHouse } from './support/architecture/plants.ts'
import { offencesOf, rules } from './support/architecture.ts'

const house = join(import.meta.dirname, '..')

const built = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const without = (name: string, from: string) =>
  from.replaceAll(new RegExp(`import '${name}'`, 'g'), '')

const manifestWith = (name: string) => {
  const manifest = JSON.parse(soundHouse['package.json'] ?? '')
  return JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, [name]: '1' } })
}

const packagePlants = [
  {
    rule: 'every package of the manifest is used',
    files: { 'package.json': manifestWith('idle') },
  },
  {
    rule: 'the house stands on its foundation',
    files: { 'client/main.tsx': without('i18next', soundHouse['client/main.tsx'] ?? '') },
  },
]

describe('the architecture', () => {
  const found = offencesOf(house)

  test.each(rules.map(({ name }) => name))('%s', (name) => {
    expect(found.filter(({ rule }) => rule === name)).toEqual([])
  })
})

describe('the watch over the architecture', () => {
  test('finds nothing in a sound house', () => {
    expect(offencesOf(built(soundHouse))).toEqual([])
  })

  for (const { rule, path, text, line } of plants) {
    test(`sees that "${rule}" is broken by ${path}: ${text.split('\n')[0]}`, () => {
      const offences = offencesOf(built({ ...soundHouse, [path]: text }))
      const where = expect.stringMatching(line ? `^${path}:${line}$` : `^${path}(:\\d+)?$`)
      expect(offences).toContainEqual({ rule, where, what: expect.any(String) })
    })
  }

  test.each(packagePlants)('sees that "$rule" is broken', ({ rule, files }) => {
    const offences = offencesOf(built({ ...soundHouse, ...files }))
    expect(offences).toContainEqual(expect.objectContaining({ rule, where: 'package.json' }))
  })

  test('has a planted offence for every rule', () => {
    const planted = new Set([...plants, ...packagePlants].map(({ rule }) => rule))
    expect(rules.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
  })
})
