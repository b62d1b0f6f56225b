import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { triesOf } from '#specs/harness/long/how-long.ts'
import {
  freshEmail,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'
import { atRest } from '#specs/harness/support/kept.ts'

const RUNS = triesOf('discovery/avoided/learns-nothing.int.spec.ts')
const ACTS_MAX = 12

let server: SpecServer
let last: SpecMember
beforeAll(async () => {
  server = await startServer()
  last = await newMember(server)
})
afterAll(() => server.stop())

/** Two accounts of one person who wants to know whose address it is, and somebody who does nothing. */
type World = { names: SpecMember; watches: SpecMember; target: SpecMember }

const beginWorld = async (): Promise<World> => ({
  names: await newMember(server, { gender: 'female', seeks: 'male', name: 'Anna' }),
  watches: await newMember(server, { gender: 'male', seeks: 'female', name: 'Bram' }),
  target: await newMember(server, { gender: 'male', seeks: 'female', name: 'Cor' }),
})

type Act = (world: World, address: string) => Promise<{ status: number; json: unknown }>
const towards = (id: string) => ({ body: { id } })

const acts: Record<string, Act> = {
  name: ({ names }, email) => names.call('POST /api/avoided.php', { body: { email, note: '' } }),
  'name one’s own other account': ({ names, watches }) =>
    names.call('POST /api/avoided.php', { body: { email: watches.email, note: '' } }),
  'take all off the list': async ({ names }) => {
    const list = await names.ask('GET /api/avoided.php')
    for (const { id } of list.addresses)
      await names.ask('DELETE /api/avoided.php', { body: { id } })
    return { status: 200, json: list.addresses.length }
  },
  look: ({ names, target }) => names.call('PUT /api/member.php', towards(target.id)),
  like: ({ names, target }) => names.call('POST /api/likes.php', towards(target.id)),
  unlike: ({ names, target }) => names.call('DELETE /api/likes.php', towards(target.id)),
  keep: ({ names, target }) => names.call('POST /api/favourites.php', towards(target.id)),
  write: ({ names, target }) => names.call('POST /api/message.php', message(target.id, 'Hoi')),
  // A job removes the likes and favourites between the two. The next act waits for that job.
  block: async ({ names, target }) => {
    const answer = await names.call('POST /api/block.php', towards(target.id))
    await atRest(server.db)
    return answer
  },
  unblock: ({ names, target }) => names.call('DELETE /api/block.php', towards(target.id)),
  'change an address': ({ names }, email) =>
    names.call('POST /api/mail-change.php', { body: { email, password: PASSWORD } }),
  'like with the other account': ({ watches, target }) =>
    watches.call('POST /api/likes.php', towards(target.id)),
}

const looks: ((world: World) => Promise<unknown>)[] = [
  ({ names, target }) => names.call('GET /api/member.php', { query: { id: target.id } }),
  ({ names }) => names.call('GET /api/likes.php'),
  ({ names }) => names.call('GET /api/visitors.php'),
  ({ names }) => names.call('GET /api/favourites.php'),
  ({ names }) => names.call('GET /api/chats.php', { query: {} }),
  ({ names }) => names.call('GET /api/notifications.php', { query: {} }),
  ({ names }) => names.call('GET /api/avoided.php'),
  ({ names }) => names.call('GET /api/user.php'),
  ({ watches, names }) => watches.call('GET /api/member.php', { query: { id: names.id } }),
  ({ watches }) => watches.call('GET /api/likes.php'),
  ({ watches }) => watches.call('GET /api/visitors.php'),
  ({ watches }) => watches.call('GET /api/notifications.php', { query: {} }),
]

/** What differs between two worlds by its nature: ids, instants and addresses. */
const plain = ({ names, watches, target }: World, value: unknown) =>
  [names, watches, target]
    .reduce(
      (text, { id, email }, nth) => text.replaceAll(id, `member ${nth}`).replaceAll(email, 'mail'),
      JSON.stringify(value),
    )
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'id')
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'instant')
    .replace(/[\w.]+@voorbeeld\.example/g, 'mail')

/** All that the two accounts see of these acts. */
const watch = async (world: World, address: string, names: readonly string[]) => {
  const streams = await Promise.all(
    [world.names, world.watches].map((member) => openStream(server.url, member.cookie())),
  )
  const seen: string[] = []
  for (const name of names) {
    const done = await acts[name]?.(world, address)
    seen.push(`${name}: ${plain(world, [done?.status, done?.json])}`)
  }
  // Hints arrive in order: once these likes have arrived, all earlier hints have. The looks come
  // after them, because the server sends hints about a member only to sessions that were shown them.
  for (const member of [world.names, world.watches]) {
    await last.ask('POST /api/likes.php', towards(member.id))
  }
  for (const { hints, close } of streams) {
    await until(() => expect(JSON.stringify(hints)).toContain(last.id))
    const told = hints.map(({ about, id }) => plain(world, [about, id]))
    seen.push([...new Set(told)].sort().join())
    close()
  }
  for (const look of looks) {
    const { status, json } = (await look(world)) as { status: number; json: unknown }
    seen.push(plain(world, [status, json]))
  }
  return seen
}

const anyActs = fc.array(fc.constantFrom(...Object.keys(acts)), {
  minLength: 1,
  maxLength: ACTS_MAX,
})

describe('a person who names an address and has a second account', { timeout: 600_000 }, () => {
  test('sees the same whether a member has that address or nobody has it, whatever they do (MOD-07)', async () => {
    await fc.assert(
      fc.asyncProperty(anyActs, async (names) => {
        const [theirs, nobodys] = [await beginWorld(), await beginWorld()]
        const ofMember = await watch(theirs, theirs.target.email, names)
        const ofNobody = await watch(nobodys, freshEmail('niemand'), names)
        expect(ofMember).toEqual(ofNobody)
      }),
      { numRuns: RUNS },
    )
  })
})
