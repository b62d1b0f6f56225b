import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paintSitePictures } from '#adapters/portraits/site-pictures.ts'

const folder = join(import.meta.dirname, '..', 'client', 'public', 'home')
const KB = 1000

for (const { name, bytes } of await paintSitePictures()) {
  writeFileSync(join(folder, `${name}.webp`), bytes)
  process.stdout.write(`${name}.webp, ${(bytes.length / KB).toFixed(1)} kB\n`)
}
