import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveDigests } from './generated.ts'
import { drawMap, facesOnMap, MAP_PICTURES, paintMap } from './map-drawing.ts'

const KB = 1000
const folder = join(import.meta.dirname, '..', 'client', 'public', 'landers')
const svg = drawMap()
for (const { file, width } of MAP_PICTURES) {
  const picture = await paintMap(svg, width)
  writeFileSync(join(folder, file), picture)
  process.stdout.write(`${file}, ${(picture.length / KB).toFixed(1)} kB\n`)
}
for (const { name, left, top } of facesOnMap()) {
  process.stdout.write(`${name}: left ${left}%, top ${top}%\n`)
}
saveDigests('node scripts/map.ts')
