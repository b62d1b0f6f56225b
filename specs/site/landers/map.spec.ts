import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawMap, facesOnMap } from '../../../scripts/map-drawing.ts'

const client = join(import.meta.dirname, '..', '..', '..', 'client')
const read = (...path: string[]) => readFileSync(join(client, ...path), 'utf8')

describe('the map of the lander maplanding (LND-01)', () => {
  it('is what is drawn today from the world atlas and the towns of the site', () => {
    const isAsDrawn = read('public', 'landers', 'map.svg') === drawMap()
    expect(isAsDrawn, 'map.svg is another: node scripts/map.ts').toBe(true)
  })

  it.each(facesOnMap())('has the face of $name at its own town', ({ name, left, top }) => {
    const style = read('features', 'site', 'landers', 'maplanding.module.css')
    const rule = style.match(new RegExp(`\\.${name} \\{([^}]*)\\}`))?.[1] ?? ''
    expect(rule).toContain(`top: ${top}%`)
    expect(rule).toContain(`left: ${left}%`)
  })
})
