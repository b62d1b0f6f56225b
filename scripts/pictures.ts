import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveDigests } from './generated.ts'
import { makeFilms } from './painter/landers/film-files.ts'
import { paintLanderPictures } from './painter/landers/pictures.ts'
import { paintPack } from './painter/pack.ts'
import { writePackSheet } from './painter/pack-sheet.ts'
import { paintSitePictures } from './painter/site-pictures.ts'

const folder = join(import.meta.dirname, '..', 'client', 'public')
const KB = 1000
const MB = 1_000_000

const keep = (file: string, bytes: Buffer) => {
  writeFileSync(join(folder, file), bytes)
  process.stdout.write(`${file}, ${(bytes.length / KB).toFixed(1)} kB\n`)
}

const [what, ...ids] = process.argv.slice(2)

if (what === 'pack') {
  const painted = await paintPack(ids.length > 0 ? ids.map(Number) : undefined)
  process.stdout.write(`${painted.people} people, ${(painted.bytes / MB).toFixed(1)} MB\n`)
  process.exit()
}

if (what === 'sheet') {
  process.stdout.write(`${await writePackSheet()}\n`)
  process.exit()
}

for (const { name, bytes } of await paintSitePictures()) keep(`home/${name}.webp`, bytes)
for (const { name, bytes } of await paintLanderPictures()) keep(`landers/${name}.webp`, bytes)
for (const { name, bytes } of await makeFilms()) keep(`landers/${name}.mp4`, bytes)
await import('./map.ts')
saveDigests('npm run pictures')
