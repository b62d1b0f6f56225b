import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, 'kept')
const versionFile = join(folder, 'chromium.txt')
/** Of 255: what a soft edge may differ by from one machine to the next. */
const CHANNEL_TOLERANCE = 32
/** Of all pixels: a word that is another is more than that. */
const SHARE_TOLERANCE = 0.0005

const fileOf = (name: string) => join(folder, `${name}.webp`)

/** With `KEEP_PICTURES=yes` what is seen now is kept, and so decided. */
export const keepsAnew = process.env.KEEP_PICTURES === 'yes'

/** Pictures of another Chromium differ at each letter, so they are compared in the same one alone. */
export const areOf = (chromium: string) =>
  existsSync(versionFile) && readFileSync(versionFile, 'utf8').trim() === chromium

/** `picture` is the path of a PNG: the product's photo adapter forbids its process to read others. */
export const keepPicture = async (name: string, picture: string, chromium: string) => {
  mkdirSync(folder, { recursive: true })
  await sharp(picture).webp({ lossless: true, effort: 6 }).toFile(fileOf(name))
  writeFileSync(versionFile, `${chromium}\n`)
}

const pixelsOf = (picture: string) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/**
 * What is new in a picture beside the kept one, in words; null where nothing is. The new one is then
 * written to `into`, to be looked at.
 */
export const newIn = async (
  name: string,
  picture: string,
  into: string,
): Promise<string | null> => {
  if (!existsSync(fileOf(name))) return 'no picture is kept'
  const [kept, now] = await Promise.all([pixelsOf(fileOf(name)), pixelsOf(picture)])
  const tell = (what: string) => {
    mkdirSync(into, { recursive: true })
    copyFileSync(picture, join(into, `${name}.png`))
    return what
  }
  const sizes = [kept.info, now.info].map(({ width, height }) => `${width}x${height}`)
  if (sizes[0] !== sizes[1]) return tell(`was ${sizes[0]}, is ${sizes[1]}`)
  const channels = kept.info.channels
  let changed = 0
  for (let at = 0; at < kept.data.length; at += channels) {
    const differs = (channel: number) =>
      Math.abs((kept.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0)) > CHANNEL_TOLERANCE
    if (differs(0) || differs(1) || differs(2)) changed += 1
  }
  const share = (changed * channels) / kept.data.length
  return share > SHARE_TOLERANCE ? tell(`${(share * 100).toFixed(2)}% of it is new`) : null
}
