import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANDER_DIGESTS, LANDER_FILES, landerDigests } from '../../../scripts/lander-digests.ts'
import { MAP_PICTURES } from '../../../scripts/map-drawing.ts'

const kept = JSON.parse(readFileSync(LANDER_DIGESTS, 'utf8'))
const today = landerDigests()

describe('the pictures and films of the landers (LND-01)', () => {
  it.each(Object.keys(today))('%s is of what the painter draws today', (file) => {
    expect(today[file]?.drawing, 'npm run pictures paints it anew').toBe(kept[file]?.drawing)
  })

  it.each(Object.keys(today))('%s is the file that was painted', (file) => {
    expect(today[file]?.file, 'npm run pictures paints it anew').toBe(kept[file]?.file)
  })

  it('are no others than are painted, but for the map', () => {
    const files = globSync('**/*.*', { cwd: LANDER_FILES })
    const painted = [...Object.keys(today), ...MAP_PICTURES.map(({ file }) => file)]
    expect(files.sort()).toEqual(painted.sort())
  })
})
