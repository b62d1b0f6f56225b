import { randomUUID } from 'node:crypto'
import {
  buy,
  creditsOf,
  message,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { unzip } from '#specs/harness/support/unzip.ts'
import { differing, unbalanced } from './found.ts'
import { expectedSizes, type UploadedPhoto, uploadedPhotos } from './photos.ts'
import type { CrashSite } from './site.ts'
import { answered, type Traffic, type Wish } from './traffic.ts'
import { forgetLimits } from './withdrawal-links.ts'

const LINES = 2
const PER_LINE = 2
const MESSAGES = 3
/** The server answers or breaks off long before: a caller that waits longer would wait for ever. */
const END_MS = 30_000
/** A site that is down or busy says so with these. */
const HARMLESS = [429, 502, 503]

type Owned = { owner: SpecMember; texts: string[]; pictures: Map<string, Buffer> }

const TEXTS = `select m.body from message m join conversation c on c.id = m.conversation_id
  where case when m.side = 'starter' then c.starter_id else c.receiver_id end = $1 order by m.body`

/** What each member has: photos, and messages that they wrote. */
const ownedBy = async (site: CrashSite): Promise<Owned[]> => {
  const photos = await uploadedPhotos(site)
  const picturesOf = async (own: UploadedPhoto[]) => {
    const pictures = new Map<string, Buffer>()
    for (const photo of own)
      pictures.set(`photos/${photo.id}.webp`, (await expectedSizes(site, photo)).full)
    return pictures
  }
  const all: Owned[] = []
  for (const [nth, owner] of site.members.entries()) {
    const to = site.members[(nth + 1) % site.members.length]
    if ((await creditsOf(owner)) < MESSAGES) await buy(owner, 'credits-150')
    for (let line = 0; line < MESSAGES; line += 1) {
      const id = randomUUID()
      const asked = message(to?.id ?? '', `Bericht ${id}`, id)
      await owner.ask('POST /api/message.php', asked)
    }
    const rows = await site.asked<{ body: string }>(TEXTS, [owner.id])
    const pictures = await picturesOf(photos.filter((photo) => photo.owner === owner))
    all.push({ owner, texts: rows.map(({ body }) => body), pictures })
  }
  return all
}

/** What a whole archive has otherwise than its member; throws where it is no whole zip. */
const wrongInArchive = (zip: Buffer, { owner, texts, pictures }: Owned): string[] => {
  const files = unzip(zip)
  const rows = (part: string) =>
    JSON.parse(String(files.get(`${part}.json`))) as Record<string, unknown>[]
  const written = rows('messages')
    .filter(({ from }) => from === 'me')
    .map(({ text }) => text)
  const found = [...files.keys()].filter((path) => path.startsWith('photos/'))
  return [
    ...differing('the address', rows('account')[0]?.email, owner.email),
    ...differing('messages', written.sort(), texts.sort()),
    ...differing('pictures', found.sort(), [...pictures.keys()].sort()),
    ...[...pictures]
      .filter(([path, bytes]) => !files.get(path)?.equals(bytes))
      .map(([path]) => `${path} has other bytes`),
  ]
}

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** Downloads an archive; null where it was broken off or refused. Faults are added to `wrong`. */
const download = async (site: CrashSite, owned: Owned, wrong: string[]): Promise<string | null> => {
  await forgetLimits(site).catch(() => undefined)
  try {
    const answer = await fetch(`${site.url}/api/data.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: owned.owner.cookie(),
      },
      body: JSON.stringify({ password: PASSWORD }),
      signal: AbortSignal.timeout(END_MS),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== 200) {
      if (!HARMLESS.includes(answer.status))
        wrong.push(`an archive is answered with ${answer.status}: ${bytes}`)
      return null
    }
    try {
      wrong.push(...wrongInArchive(bytes, owned))
    } catch (error) {
      wrong.push(`an archive of ${bytes.length} bytes came to its end and is not whole: ${error}`)
    }
    return 'downloaded'
  } catch (error) {
    if (isLate(error)) wrong.push(`an archive download did not end within ${END_MS} ms`)
    return null
  }
}

/** Members download all that the site holds on them. */
export const archives = async (site: CrashSite): Promise<Traffic> => {
  await forgetLimits(site)
  const all = await ownedBy(site)
  const wrong: string[] = []
  const wishOf = (owned: Owned): Wish => ({
    id: randomUUID(),
    again: 'in doubt',
    ask: () => download(site, owned, wrong),
  })
  const line = (owned: Owned) => Array.from({ length: PER_LINE }, () => wishOf(owned))
  return {
    what: 'archives',
    call: 'POST /api/data.php',
    statement: /\barchive_messages\b/,
    lines: all.flatMap((owned) => Array.from({ length: LINES }, () => line(owned))),
    wrongIn: async () => {
      for (const owned of all) {
        const ask = () => download(site, owned, wrong)
        await answered({ id: `the archive of ${owned.owner.email}`, ask })
      }
      return [...wrong, ...(await unbalanced(site))]
    },
  }
}
