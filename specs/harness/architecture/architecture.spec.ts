import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { countedRules, offencesOf, rules } from './architecture.ts'
import { type House, moduleOf, readHouse } from './house.ts'
import { countLeft, differences, growth, readLeft } from './left.ts'
import { plants, soundHouse } from './plants.ts'
import { roomPlants, roomsOf, soundRooms } from './room-plants.ts'

const house = readHouse(join(import.meta.dirname, '../../..'))

const write = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const built = (files: Record<string, string>) => {
  const root = write(files)
  onTestFinished(() => rmSync(root, { recursive: true }))
  return readHouse(root)
}

/** The house with one file more, or another, that is only thought of. */
const withFile = (sound: House, [path, text]: [path: string, text: string]): House => ({
  ...sound,
  files: [...sound.files.filter((file) => file !== path), path],
  modules: [
    ...sound.modules.filter((module) => module.path !== path),
    moduleOf(sound.root, path, text),
  ],
})

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

  test.each(countedRules)('$name, but for exactly what is listed', ({ name, broken }) => {
    expect(differences(broken(house), readLeft()[name])).toEqual([])
  })

  test('has a list of what is left for every rule that is counted, and for no other', () => {
    expect(Object.keys(readLeft()).sort()).toEqual(countedRules.map(({ name }) => name).sort())
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

const median = 'half of the files of the product have at most 60 lines'

const countOf = (rule: string, looked: House) => countLeft(countedRules, looked)[rule]

describe('the watch over rooms and doors', () => {
  const root = write(soundRooms)
  const sound = readHouse(root)

  afterAll(() => rmSync(root, { recursive: true }))

  test('finds nothing in a sound house', () => {
    const nothing = Object.fromEntries(countedRules.map(({ name }) => [name, {}]))
    expect(countLeft(countedRules, sound)).toEqual(nothing)
  })

  for (const { rule, place, breach, neighbour } of roomPlants) {
    test(`sees that "${rule}" is broken by ${breach[0]}, not by ${neighbour[0]}`, () => {
      expect(countOf(rule, withFile(sound, breach))).toEqual({ [place]: 1 })
      expect(countOf(rule, withFile(sound, neighbour))).toEqual({})
    })
  }

  test('sees by how many lines the file in the middle is too long', () => {
    expect(countOf(median, built(roomsOf(62)))).toEqual({ 'lines too many': 2 })
    expect(countOf(median, built(roomsOf(60)))).toEqual({})
  })

  test('has a planted offence for every rule that is counted', () => {
    const planted = new Set([median, ...roomPlants.map(({ rule }) => rule)])
    expect(countedRules.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
  })
})

describe('the list of what is left', () => {
  const found = ['a.ts', 'b.ts'].map((file) => ({
    place: 'core',
    where: `core/${file}`,
    what: 'is not in a room',
  }))

  test('is exact when it counts what is found', () => {
    expect(differences(found, { core: 2 })).toEqual([])
  })

  test.each([{ core: 1 }, { server: 2 }, {}])('names what is found beyond %j', (listed) => {
    expect(differences(found, listed)[0]).toContain('core/b.ts is not in a room')
  })

  test.each([{ core: 3 }, { core: 2, server: 1 }])('says how %j is shortened', (listed) => {
    const [only] = differences(found, listed)
    expect(only).toContain('npm run rooms -- --write')
  })

  test('may shrink and follow files that move, and may not grow', () => {
    const before = { rooms: { core: 2 }, doors: { 'a -> b': 1 } }
    expect(growth(before, { rooms: { 'core/chat': 1, server: 1 }, doors: {} })).toEqual([])
    expect(growth(before, { rooms: { core: 1 }, doors: { 'a -> b': 1, 'b -> a': 1 } })).toEqual([
      '"doors": 2, and 1 in the list',
    ])
  })

  test('begins with what there is of a rule that is new', () => {
    expect(growth({ rooms: {} }, { rooms: {}, doors: { 'a -> b': 1 } })).toEqual([])
  })
})
