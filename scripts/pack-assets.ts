import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const packers = { br: brotliCompressSync, gz: gzipSync }

/** Beside each built file its packed twins: packing well takes seconds, which no visitor waits for. */
export const packAssets = (clientDir: string) => {
  const folder = join(clientDir, 'assets')
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json|map|bin)$/.test(name))
  for (const name of names) {
    const content = readFileSync(join(folder, name))
    for (const [ending, pack] of Object.entries(packers)) {
      writeFileSync(join(folder, `${name}.${ending}`), pack(content))
    }
  }
}
