import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { reencodePhoto } from '#adapters/photos/reencode.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import type { SpecMember } from '#specs/harness/server/members.ts'
import { send } from '#specs/harness/server/pictures.ts'
import { eventually } from '#specs/harness/support/process.ts'
import { unbalanced } from './found.ts'
import type { CrashSite } from './site.ts'
import { answered, type Traffic, type Wish } from './traffic.ts'
import { photoFilesIn, unfinishedIn } from './unfinished.ts'
import { forgetLimits } from './withdrawal-links.ts'

type OwnPhotos = Answer<'GET /api/photos.php'>

/** As many as a free member may have, in two lines. */
const LINES = [2, 1]
/** By then the sweep that begins with a start is done. */
const CLEAN_MS = 30_000
const SIZE = { width: 300, height: 400 }

/** Every pixel is random, so that no two pictures are alike. */
const randomPicture = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer()
}

export type UploadedPhoto = { owner: SpecMember; id: string; file: Buffer }

/** The entry of one photo among those of its owner, because others may be added meanwhile. */
const entryIn =
  (id: string) =>
  (body: string): string => {
    const { photos } = JSON.parse(body) as OwnPhotos
    const found = photos.find((photo) => photo.id === id)
    // Their main photo is whichever came first.
    return JSON.stringify(found && { ...found, main: null })
  }

const uploading =
  ({ owner, id, file }: UploadedPhoto): Wish['ask'] =>
  async () => {
    const replied = await send(owner, file, { id }).catch(() => null)
    return replied?.status === 200 ? entryIn(id)(replied.text) : null
  }

/** What the server should make of a picture; the same library makes the same bytes of it. */
export const expectedSizes = async (site: CrashSite, { id, file }: UploadedPhoto) => {
  const path = join(site.dataDir(), `sent-${id}`)
  await writeFile(path, file)
  const made = await reencodePhoto(path)
  if ('fault' in made) throw new Error(`The picture has a fault: ${made.fault}`)
  return made
}

const removeAll = async (owner: Browser) => {
  const { photos } = await owner.ask('GET /api/photos.php')
  for (const { id } of photos) await owner.ask('DELETE /api/photos.php', { body: { id } })
}

/** Removes the photos of all members, and makes new ones to upload. */
const newPhotos = async (site: CrashSite): Promise<UploadedPhoto[]> => {
  await forgetLimits(site)
  const all: UploadedPhoto[] = []
  for (const owner of site.members) {
    await removeAll(owner)
    for (let nth = 0; nth < LINES.reduce((sum, many) => sum + many); nth += 1)
      all.push({ owner, id: randomUUID(), file: await randomPicture() })
  }
  return all
}

/** Gives each member new photos in the place of those that they had. */
export const uploadedPhotos = async (site: CrashSite): Promise<UploadedPhoto[]> => {
  const all = await newPhotos(site)
  await Promise.all(all.map((one) => answered({ id: one.id, ask: uploading(one) })))
  return all
}

const mediaOf = async (site: CrashSite, { owner }: UploadedPhoto, name: string) => {
  const answer = await fetch(`${site.url}/media/photos/${name}.webp`, {
    headers: { 'sec-fetch-site': 'same-origin', cookie: owner.cookie() },
  })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Both sizes are served, byte for byte as they should be. */
const differingSizes = async (site: CrashSite, photo: UploadedPhoto): Promise<string[]> => {
  const due = await expectedSizes(site, photo)
  const wrong: string[] = []
  for (const [name, bytes] of [
    [photo.id, due.full],
    [`${photo.id}-thumb`, due.thumb],
  ] as const) {
    const found = await mediaOf(site, photo, name)
    if (found.status !== 200) wrong.push(`photo ${name} is answered with ${found.status}`)
    else if (!found.bytes.equals(bytes)) wrong.push(`photo ${name} has other bytes`)
  }
  return wrong
}

/** Members see the photos that they uploaded and no others. */
const notOwn = async (photos: UploadedPhoto[], owner: SpecMember): Promise<string[]> => {
  const { photos: found } = await owner.ask('GET /api/photos.php')
  const due = photos.filter((photo) => photo.owner === owner).map(({ id }) => id)
  const [is, expected] = [found.map(({ id }) => id).sort(), due.sort()]
  return String(is) === String(expected) ? [] : [`photos: found ${is}, and not ${expected}`]
}

/** Uploads and drafts that were cut off are removed; every other file is of a known photo. */
const leftFiles = async (site: CrashSite): Promise<string[]> => {
  let left: string[] = []
  const isClean = async () => {
    left = await unfinishedIn(site.dataDir())
    return left.length === 0
  }
  await eventually('cut-off files are removed', isClean, CLEAN_MS).catch(() => undefined)
  const files = await photoFilesIn(site.dataDir())
  const rows = await site.asked<{ name: string }>(
    'select name from photo union select name from chat_photo',
  )
  const known = new Set(rows.map(({ name }) => name))
  const isStrange = (file: string) => !known.has(basename(file).split('.')[0] ?? '')
  return [
    ...left.map((file) => `${file} was cut off and stays`),
    ...files
      .filter((file) => !left.includes(file) && isStrange(file))
      .map((file) => `${file} is of no photo`),
  ]
}

/** Members upload photos. */
export const photos = async (site: CrashSite): Promise<Traffic> => {
  const all = await newPhotos(site)
  const wishOf = (one: UploadedPhoto): Wish => ({
    id: one.id,
    again: 'always',
    ask: uploading(one),
    read: entryIn(one.id),
  })
  const lines = site.members.flatMap((owner) => {
    const own = all.filter((one) => one.owner === owner)
    const starts = LINES.map((_, nth) => LINES.slice(0, nth).reduce((sum, many) => sum + many, 0))
    return LINES.map((many, nth) => own.slice(starts[nth], (starts[nth] ?? 0) + many).map(wishOf))
  })
  return {
    what: 'photos',
    call: 'POST /api/photos.php',
    statement: /\bphoto_insert\b/,
    lines,
    wrongIn: async ({ confirmed, inDoubt }) => {
      const asked = new Set([...confirmed, ...inDoubt].map(({ id }) => id))
      const sent = all.filter(({ id }) => asked.has(id))
      const wrong: string[] = []
      for (const photo of sent) wrong.push(...(await differingSizes(site, photo)))
      for (const owner of site.members) wrong.push(...(await notOwn(sent, owner)))
      return [...wrong, ...(await leftFiles(site)), ...(await unbalanced(site))]
    },
  }
}
