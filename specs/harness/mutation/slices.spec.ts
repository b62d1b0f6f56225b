import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leftOut, slices } from './slices.ts'

const root = join(import.meta.dirname, '../../..')
const inHouse = (glob: string) =>
  globSync(glob, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const core = inHouse('core/**/*.ts')
const isIn = (globs: string[]) => (file: string) => globs.some((glob) => matchesGlob(file, glob))
const isLeftOut = isIn(leftOut.flatMap(({ files }) => files))

describe('the parts of the core that are asked whether their specs would notice a change', () => {
  it('have every file of the core once, but for those that are left out with a reason', () => {
    const partsOf = (file: string) => slices.filter(({ mutates }) => isIn(mutates)(file))
    const astray = core
      .filter((file) => !isLeftOut(file) && partsOf(file).length !== 1)
      .map((file) => `${file}: ${partsOf(file).map(({ name }) => name)}`)
    expect(astray).toEqual([])
  })

  it('name no file and no spec that is not there', () => {
    const named = [
      ...slices.flatMap(({ mutates, specs }) => [...mutates, ...specs]),
      ...leftOut.flatMap(({ files }) => files),
    ]
    expect(named.filter((glob) => inHouse(glob).length === 0)).toEqual([])
  })
})
