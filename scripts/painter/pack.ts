import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { xmpOf } from '#core/photo/digital-source.ts'
import { PACK_PICTURES, type PackPerson } from '#core/photo/pack/values.ts'
import { type LanderPerson, personOf } from './landers/people.ts'
import { faceOf, PORTRAIT, portrait } from './portrait.ts'
import { portraitTraits } from './who/portrayed.ts'
import { traitsOf } from './who/shot.ts'
import { storyOf } from './who/story.ts'
import type { Traits } from './who/traits.ts'

/** Changes when other people are to be painted; the same seed gives the same pixels. */
const SEED = 'pack1'
const FOLDER = join(import.meta.dirname, '../../server/photo/pack')
const PEOPLE = join(FOLDER, 'people.json')

/** In pixels. */
const WIDTHS = { full: 720, thumb: 360, face: 180 }
const QUALITY = { full: 76, thumb: 76, face: 78 }
const EFFORT = 5
const SVG_DENSITY = 72
const AT_ONCE = 2

/**
 * As `people.json` holds it. `drawnAge` is what the painter draws, and `age` what people who see the
 * picture guess, which the site states. `familiar` is the name of a person on the landing pages.
 */
export type CastPerson = PackPerson & { drawnAge: number; familiar?: LanderPerson }

export const readCast = async (): Promise<CastPerson[]> =>
  JSON.parse(await readFile(PEOPLE, 'utf8'))

const portraitOf = (person: CastPerson): Traits => {
  if (person.familiar) {
    const { seed, who } = personOf(person.familiar)
    return traitsOf(seed, who)
  }
  return portraitTraits({ ...person, age: person.drawnAge, seed: `${SEED}p${person.id}` })
}

/** The three pictures of a person, the portrait first. */
export const picturesOf = (person: CastPerson): Traits[] =>
  storyOf({ ...portraitOf(person), interests: person.interests }).slice(0, PACK_PICTURES)

const encode = (image: Sharp, size: keyof typeof WIDTHS) =>
  image.withXmp(xmpOf('program')).webp({ quality: QUALITY[size], effort: EFFORT }).toBuffer()

/** A picture in its three sizes, as WebP with the mark of its source. */
export const paintSizes = async (traits: Traits) => {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const scale = WIDTHS.full / PORTRAIT.width
  const painted = sharp(Buffer.from(portrait(traits)), { density: SVG_DENSITY * scale })
  const { data, info } = await painted
    .resize(WIDTHS.full, PORTRAIT.height * scale)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole = () => sharp(data, { raw: info })
  const { x, y, side } = faceOf(traits)
  const [left, top, width] = [x, y, side].map((value) => Math.floor(value * scale)) as [
    number,
    number,
    number,
  ]
  return {
    full: await encode(whole(), 'full'),
    thumb: await encode(whole().resize(WIDTHS.thumb), 'thumb'),
    face: await encode(
      whole().extract({ left, top, width, height: width }).resize(WIDTHS.face),
      'face',
    ),
  }
}

const paintPerson = async (person: CastPerson) => {
  const pictures = picturesOf(person)
  const folder = join(FOLDER, String(person.id))
  await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const [nth, traits] of pictures.entries()) {
    for (const [size, data] of Object.entries(await paintSizes(traits))) {
      await writeFile(join(folder, `${nth + 1}.${size}.webp`), data)
      bytes += data.length
    }
  }
  return { palette: pictures[0]?.palette ?? '', bytes }
}

/** Paints the pack, or the people with these ids, and records the palettes of their portraits. */
export const paintPack = async (ids?: readonly number[]) => {
  const cast = await readCast()
  const left = cast.filter(({ id }) => !ids || ids.includes(id))
  let bytes = 0
  const work = async () => {
    for (let person = left.shift(); person; person = left.shift()) {
      const painted = await paintPerson(person)
      person.palette = painted.palette
      bytes += painted.bytes
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await writeFile(PEOPLE, `[\n${cast.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)
  return { people: cast.length, bytes }
}
