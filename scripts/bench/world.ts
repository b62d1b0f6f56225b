import { createPageTexts } from '#adapters/pages/page-texts.ts'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { termsStore } from '#adapters/postgres/account/terms/store.ts'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { demoStore } from '#adapters/postgres/demo/store.ts'
import { moderationStore } from '#adapters/postgres/moderation/store.ts'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { sessionReads } from '#adapters/postgres/platform/session-reads.ts'
import { siteStore } from '#adapters/postgres/site/store.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { ids as realIds } from '#adapters/system/ids.ts'
import type { Site } from '#core/site/ports.ts'
import { createShownTerms } from '#server/account/terms/shown-terms.ts'
import { createTerms } from '#server/account/terms/terms.ts'
import { createSendMessage, sendFactsQueryOf } from '#server/chat/send.ts'
import { demoWorld } from '#server/demo/world.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { factsOf } from '#server/site/pages/facts.ts'
import { type Recorded, record } from '#specs/harness/support/record.ts'

const PAIRS = 500
/** In the books they are one sum, which is an integer of four bytes. */
const CREDITS_IN_ALL = 1_000_000_000
const YEAR_MS = 365 * 86_400_000

/** Two premium members who talk; either writes to the other. */
export type Talk = {
  conversation: string
  sides: { id: string; token: string; hash: string; to: string }[]
}

const ids = realIds()
const clock = systemClock()

const membersOf = (count: number) => {
  const world = demoWorld({
    now: clock.now(),
    passwordHash: 'none',
    domain: 'localhost',
    ofPair: ids.ofPair,
  })
  const [someone] = world.members.filter(({ email }) => email !== null)
  if (!someone) throw new Error('The demo has nobody')
  const members = Array.from({ length: count }, (_, nth) => ({
    ...someone,
    id: ids.next(),
    pictures: [],
    email: `bench${nth}@vonk.example`,
    premium: true,
    credits: Math.floor(CREDITS_IN_ALL / count),
  }))
  return { ...world, members, likes: [], conversations: [], orders: [], answers: [] }
}

/** Who has not agreed to the terms writes nothing. */
const agreeAll = async (db: Awaited<ReturnType<typeof openDatabase>>, site: Site) => {
  const store = termsStore(db)
  const pageTexts = createPageTexts({ own: null })
  const terms = createTerms({
    pageTexts,
    termsStore: store,
    shownTerms: createShownTerms({ termsStore: store, ids, clock }),
    ids,
    clock,
    languages: ['nl'],
    pageFacts: factsOf,
  })
  const version = await terms.toSignUp({ site, language: 'nl' })
  if (version) await store.agreeAll(site.id, { version, now: clock.now() })
}

/**
 * Fills an empty database with pairs who have exchanged a first message, through the stores of the
 * product, and notes the two statements that the second message of the first pair took.
 */
export const makeTalks = async (
  url: string,
  pairs = PAIRS,
): Promise<{ talks: Talk[]; recorded: Recorded[] }> => {
  await migrate(url)
  const db = await openDatabase(url)
  const world = membersOf(pairs * 2)
  await demoStore(db).seed(world, clock.now())
  const [site] = await siteStore(db).all()
  if (!site) throw new Error('The site was not written')
  await agreeAll(db, site)

  const sideOf = async (id: string, to: string) => {
    const token = ids.secret()
    const now = clock.now()
    const expires = new Date(now.getTime() + YEAR_MS)
    const hash = ids.hash(token)
    const session = {
      account: id,
      tokenHash: hash,
      now,
      expires,
      device: 'bench',
      mark: 'bench',
    }
    await sessionStore(db).create(session)
    return { id, token, hash, to }
  }
  const log = () => undefined
  const senderOn = (on: typeof db) => {
    const liveHints = {
      publish: log,
      subscribe: () => log,
      start: async () => {},
      stop: async () => {},
    }
    const store = lifecycleStore(on, jobQueue(on, { log }))
    return createSendMessage({
      dispatch: createDispatch({ store, idempotencyStore: idempotencyStore(on), clock, liveHints }),
      chats: chatStore(on),
      moderation: moderationStore(on),
      ids,
    })
  }
  const send = senderOn(db)
  const talks: Talk[] = []
  for (let nth = 0; nth < pairs; nth++) {
    const [a, b] = [world.members[2 * nth]?.id ?? '', world.members[2 * nth + 1]?.id ?? '']
    await send({ site, sender: a, recipient: b, message: { id: ids.next(), body: 'Dag' } })
    const sides = [await sideOf(a, b), await sideOf(b, a)]
    talks.push({ conversation: ids.ofPair(a, b), sides })
  }
  const { on, recorded } = record(db)
  const [first] = talks[0]?.sides ?? []
  if (!first) throw new Error('There are no pairs')
  const message = { id: ids.next(), body: MESSAGE }
  const sent = { sender: first.id, recipient: first.to, message }
  const session = { tokenHash: first.hash, now: clock.now() }
  const prefetched = await sessionReads(on).sendFacts(
    session,
    sendFactsQueryOf(ids, { ...sent, now: session.now }),
  )
  await senderOn(on)({ site, ...sent, prefetched })
  await db.close()
  return { talks, recorded: recorded.map((each) => ({ ...each, message: message.id })) }
}

export const MESSAGE = 'Zullen we zaterdag een eind gaan wandelen langs het water?'
