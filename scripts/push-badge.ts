import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { saveDigests } from './generated.ts'

const publicDir = join(import.meta.dirname, '..', 'client', 'public')
const SIZE = 96

/** The spark of the logo without its ground, because Android keeps only the shape of a badge. */
const spark = readFileSync(join(publicDir, 'icon.svg'), 'utf8')
  .replace(/<rect[^>]*>/, '')
  .replace(/viewBox="[^"]*"/, `viewBox="4 3.6 24 24" width="${SIZE}" height="${SIZE}"`)

const { data, info } = await sharp(Buffer.from(spark))
  .ensureAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true })
// Blurred edges are white too: only their alpha differs.
for (let at = 0; at < data.length; at += 4) data.fill(255, at, at + 3)
const { width, height, channels } = info
const badge = await sharp(data, { raw: { width, height, channels } }).png().toBuffer()
writeFileSync(join(publicDir, 'app/badge-96.png'), badge)
saveDigests('node scripts/push-badge.ts')
