import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYOUTS, madeLayouts, madeReadmes } from './charts/made.ts'
import { saveDigests } from './generated.ts'

const root = join(import.meta.dirname, '..')
const layouts = join(root, LAYOUTS)

for (const [path, text] of madeReadmes()) {
  writeFileSync(join(root, path), text)
  process.stdout.write(`${path}\n`)
}
writeFileSync(layouts, JSON.stringify(await madeLayouts()))
const biome = join(root, 'node_modules/.bin/biome')
const { status } = spawnSync(biome, ['format', '--write', layouts], { cwd: root })
if (status !== 0) throw new Error(`${LAYOUTS} could not be formatted`)
process.stdout.write(`${LAYOUTS}\n`)
saveDigests('npm run charts')
