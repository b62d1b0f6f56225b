import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMap, facesOnMap } from './map-drawing.ts'

const KB = 1000
const svg = drawMap()
writeFileSync(join(import.meta.dirname, '..', 'client', 'public', 'landers', 'map.svg'), svg)
process.stdout.write(`map.svg, ${(svg.length / KB).toFixed(1)} kB\n`)
for (const { name, left, top } of facesOnMap()) {
  process.stdout.write(`${name}: left ${left}%, top ${top}%\n`)
}
