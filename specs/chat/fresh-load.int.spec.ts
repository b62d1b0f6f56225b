import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { RETRY_LAST_MS } from '#core/chat/outbox/machine.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { type Dice, diceOf } from '#specs/harness/simulator/dice.ts'
import { connect, disconnect, type Line, openTab, rest, type Tab } from './browser-tabs.ts'

const SEEDS = triesOf('chat/fresh-load.int.spec.ts')
const STEPS = 14
const CREDITS = 1_000_000
const LONG_MS = 7_200_000
/** Until then all that was under way has come to rest: a message tries again after half a minute at most. */
const REST_MS = 3 * RETRY_LAST_MS
const LOOK_MS = 2

let server: SpecServer
let anna: SpecMember
let bram: SpecMember
let conversation: string

const grant = (account: string) =>
  server.db.query(
    `with entry as (
      insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
      select o.id, b.book, b.sign * $2::int, 'signup', case when b.sign > 0 then balance + $2::int end, now()
      from (select gen_random_uuid() as id) o, wallet w, lateral (values ($1::uuid, 1), (
        (select h.id from book h join book m on m.site_id = h.site_id
          where h.kind = 'bonus' and m.id = $1), -1)) b(book, sign)
      where w.account_id = $1
    ) update wallet set balance = balance + $2::int where account_id = $1`,
    [account, CREDITS],
  )

beforeAll(async () => {
  server = await startServer()
  anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  bram = await newMember(server, { name: 'Bram' })
  await Promise.all([grant(anna.id), grant(bram.id)])
  ;({ conversation } = await bram.ask('POST /api/message.php', message(anna.id, 'Hoi')))
  await anna.ask('POST /api/message.php', message(bram.id, 'Ook hoi'))
})
afterAll(() => server.stop())
afterEach(disconnect)

/** How often what happens, in comparison. */
const habits = {
  types: 2,
  writes: 6,
  reads: 3,
  loves: 1,
  takesBack: 1,
  otherWrites: 5,
  otherReads: 2,
  otherLoves: 1,
  otherTakesBack: 1,
  otherBlocks: 1,
  lineGoes: 2,
  lineComes: 3,
  reloads: 1,
} as const

type Scene = { dice: Dice; line: Line; tabs: Tab[]; drafts: string[]; acting: number }

const lastOf = (tab: Tab, by: string) =>
  tab.shown()?.messages.findLast((one) => one.from === by && one.state === 'sent')

/** A hint of what the other did comes to both tabs, or is lost. */
const tell = ({ dice, tabs }: Scene) => {
  if (dice.chance(0.7)) for (const tab of tabs) tab.hear('chats', conversation)
}

const otherActs = async (scene: Scene, what: 'Writes' | 'Reads' | 'Loves' | 'TakesBack') => {
  const fresh = (await bram.ask('GET /api/chat.php', { query: { conversation } })).conversation
  const theirs = fresh.messages.findLast(({ from, state }) => from === anna.id && state === 'sent')
  const own = fresh.messages.findLast(({ from, state }) => from === bram.id && state === 'sent')
  if (what === 'Writes') await bram.ask('POST /api/message.php', message(anna.id, 'Van Bram'))
  if (what === 'Reads' && theirs)
    await bram.ask('PUT /api/chat.php', { body: { conversation, read_seq: theirs.seq } })
  if (what === 'Loves' && theirs)
    await bram.call('PUT /api/heart.php', {
      body: { conversation, seq: theirs.seq, on: !theirs.hearted },
      headers: { 'idempotency-key': randomUUID() },
    })
  if (what === 'TakesBack' && own)
    await bram.call('DELETE /api/message.php', {
      body: { id: own.id },
      headers: { 'idempotency-key': randomUUID() },
    })
  tell(scene)
}

/** The other blocks and, some steps of Anna later, thinks better of it. */
const otherBlocks = async (scene: Scene) => {
  await bram.ask('POST /api/block.php', { body: { id: anna.id } })
  tell(scene)
  await write(scene)
  await rest(scene.dice.whole(0, 6))
  await bram.ask('DELETE /api/block.php', { body: { id: anna.id } })
  tell(scene)
}

const write = async ({ dice, tabs, drafts }: Scene) => {
  const id = randomUUID()
  drafts.push(id)
  dice.pick(tabs).outbox.send({ id, to: bram.id, body: `Van Anna, ${drafts.length}` })
}

const step = async (scene: Scene) => {
  const { dice, line, tabs } = scene
  const tab = dice.pick(tabs)
  const shown = tab.shown()
  const quietly = async (act: Promise<unknown> | undefined) => {
    scene.acting += 1
    await act?.catch(() => undefined)
    scene.acting -= 1
  }
  switch (dice.weighed(habits)) {
    case 'types':
      return tab.type(conversation)
    case 'writes':
      return write(scene)
    case 'reads':
      return void quietly(shown && tab.read(shown))
    case 'loves': {
      const theirs = lastOf(tab, bram.id)
      return void quietly(theirs && tab.heart(conversation, theirs))
    }
    case 'takesBack': {
      const own = lastOf(tab, anna.id)
      return void quietly(own && tab.retract(conversation, own))
    }
    case 'otherWrites':
      return otherActs(scene, 'Writes')
    case 'otherReads':
      return otherActs(scene, 'Reads')
    case 'otherLoves':
      return otherActs(scene, 'Loves')
    case 'otherTakesBack':
      return otherActs(scene, 'TakesBack')
    case 'otherBlocks':
      return otherBlocks(scene)
    case 'lineGoes':
      line.isUp = false
      return
    case 'lineComes':
      return comesBack(scene)
    case 'reloads': {
      const nth = tabs.indexOf(tab)
      tab.close()
      tabs[nth] = await openTab(anna.id, { conversation })
    }
  }
}

/** As a browser says it, and as a stream that opens anew asks for all. */
const comesBack = ({ line, tabs }: Scene) => {
  line.isUp = true
  window.dispatchEvent(new Event('online'))
  for (const tab of tabs) for (const about of ['user', 'chats'] as const) tab.hear(about)
}

const isRefused = (tab: Tab, id: string) =>
  tab.outbox.list().some((actor) => {
    const { value, context } = actor.getSnapshot()
    return context.id === id && value === 'failed'
  })

/** All is up, and nothing is under way any more in either tab. */
const comesToRest = async (scene: Scene, seed: number) => {
  scene.line.dice = null
  comesBack(scene)
  const isBusy = () =>
    scene.line.underway + scene.acting > 0 ||
    scene.tabs.some(
      (tab) =>
        tab.isAsking() || tab.outbox.list().some((actor) => actor.getSnapshot().value !== 'failed'),
    )
  const until = Date.now() + REST_MS
  let quiet = 0
  while (Date.now() < until && quiet < 5) {
    quiet = isBusy() ? 0 : quiet + 1
    await rest(LOOK_MS)
  }
  const left = scene.tabs.map((tab) => ({
    asks: tab.isAsking(),
    waits: tab.outbox.list().map((actor) => actor.getSnapshot().value),
  }))
  const still = { seed, underway: scene.line.underway, acting: scene.acting, left }
  expect(quiet, JSON.stringify(still)).toBe(5)
  comesBack(scene)
  for (quiet = 0; quiet < 5; ) {
    quiet = isBusy() ? 0 : quiet + 1
    await rest(LOOK_MS)
  }
}

const fatesOf = async (ids: readonly string[]) => {
  const { rows } = await server.db.query<{ id: string; times: number; charged: number }>(
    `select d.id, (select count(*)::int from message m where m.id = d.id) as times,
      (select count(*)::int from ledger_entry e where e.operation = d.id
        and e.book_id = $2 and e.reason = 'message') as charged
    from unnest($1::uuid[]) as d(id)`,
    [ids, anna.id],
  )
  return rows
}

const history = async (seed: number) => {
  const dice = diceOf(seed)
  const line: Line = { isUp: true, dice: null, underway: 0 }
  connect(line, server.url, anna.cookie())
  const open = () => openTab(anna.id, { conversation })
  const scene: Scene = { dice, line, tabs: [await open(), await open()], drafts: [], acting: 0 }
  await comesToRest(scene, seed)
  line.dice = dice
  for (let nth = 0; nth < STEPS; nth += 1) {
    await step(scene)
    if (dice.chance(0.5)) await rest(dice.whole(0, 4))
  }
  await comesToRest(scene, seed)
  const fresh = (await anna.ask('GET /api/chat.php', { query: { conversation } })).conversation
  const list = await anna.ask('GET /api/chats.php')
  for (const tab of scene.tabs) {
    const shown = tab.shown()
    const since = fresh.messages[0]?.seq ?? 0
    const messages = shown?.messages.filter(({ seq }) => seq >= since)
    // How far the list goes back differs, and changes are told to whoever asks for what follows.
    const { older: _, hidden_by_limit: __, hearted: ___, removed: ____, ...asNow } = fresh
    expect({ ...shown, messages }, `seed ${seed}`).toMatchObject(asNow)
    expect(shown?.messages.length, `seed ${seed}`).toBe(
      new Set(shown?.messages.map(({ id }) => id)).size,
    )
    expect(tab.listed(), `seed ${seed}`).toEqual(list)
  }
  for (const { id, times, charged } of await fatesOf(scene.drafts)) {
    const refused = scene.tabs.some((tab) => isRefused(tab, id))
    expect({ id, times, charged }, `seed ${seed}`).toEqual({
      id,
      times: refused ? 0 : 1,
      charged: refused ? 0 : 1,
    })
  }
  for (const tab of scene.tabs) tab.close()
  disconnect()
}

describe('What two tabs of a browser show', () => {
  it(
    `equals a fresh load, with nothing lost, doubled or charged twice, for ${SEEDS} seeds (C2)`,
    async () => {
      for (let seed = 1; seed <= SEEDS; seed += 1) await history(seed)
    },
    LONG_MS,
  )
})
