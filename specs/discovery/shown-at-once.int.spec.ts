import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { lotsOf } from '#specs/harness/database/random-search.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { NEVER, type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream } from '#specs/harness/server/stream.ts'
import { liftByTwo } from '#specs/harness/server/suspended.ts'

/** An age that nobody of the demo has: the members of a history are alone in their searches. */
const BORN = '1938-05-17'
const found = { gender: 'male', min_age: '86', max_age: '90' } as const
const PEOPLE = 3
const ACTS = 6

let server: SpecServer
let staff: SpecMember
let second: SpecMember
beforeAll(async () => {
  server = await startServer({ pace: NEVER })
  staff = await asStaff(server)
  second = await asStaff(server)
})
afterAll(() => server.stop())

/** What keeps somebody from being shown to the one who looks; none of them, and they are shown. */
type Person = {
  member: SpecMember
  city: string
  hidden: boolean
  left: boolean
  suspended: boolean
  /** By whoever, the two do not see each other. */
  blocked: 'no' | 'bySelf' | 'byOther'
}
const isShown = ({ hidden, left, suspended, blocked }: Person) =>
  !hidden && !left && !suspended && blocked === 'no'

type Act = {
  may: (person: Person) => boolean
  does: (person: Person, viewer: SpecMember) => Promise<Partial<Person>>
}

const says = {
  about_me: 'Ik werk in een bakkerij.',
  reason: 'Gezelschap',
  region: 'Utrecht',
  tattoos: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  interests: [],
}
const isHere = ({ left, suspended }: Person) => !left && !suspended
const login = (member: SpecMember, key: 'POST /api/user.php' | 'POST /api/user.php?return=1') =>
  member.ask(key, { body: { email: member.email, password: PASSWORD } })

/** All that changes whether, or as what, one is shown. */
const acts: Record<string, Act> = {
  hides: {
    may: (person) => isHere(person) && !person.hidden,
    does: async ({ member }) => {
      await member.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
      return { hidden: true }
    },
  },
  shows: {
    may: (person) => isHere(person) && person.hidden,
    does: async ({ member }) => {
      await member.ask('PUT /api/user.php?visibility=1', { body: { visible: true } })
      return { hidden: false }
    },
  },
  blocks: {
    may: (person) => isHere(person) && person.blocked === 'no',
    does: async ({ member }, viewer) => {
      await member.ask('POST /api/block.php', { body: { id: viewer.id } })
      return { blocked: 'bySelf' }
    },
  },
  unblocks: {
    may: (person) => isHere(person) && person.blocked === 'bySelf',
    does: async ({ member }, viewer) => {
      await member.ask('DELETE /api/block.php', { body: { id: viewer.id } })
      return { blocked: 'no' }
    },
  },
  'is blocked': {
    may: (person) => isShown(person),
    does: async ({ member }, viewer) => {
      await viewer.ask('POST /api/block.php', { body: { id: member.id } })
      return { blocked: 'byOther' }
    },
  },
  'is unblocked': {
    may: ({ blocked }) => blocked === 'byOther',
    does: async ({ member }, viewer) => {
      await viewer.ask('DELETE /api/block.php', { body: { id: member.id } })
      return { blocked: 'no' }
    },
  },
  leaves: {
    may: isHere,
    does: async ({ member }) => {
      await member.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
      return { left: true }
    },
  },
  returns: {
    may: ({ left }) => left,
    does: async ({ member }) => {
      await login(member, 'POST /api/user.php?return=1')
      return { left: false }
    },
  },
  'is suspended': {
    may: isHere,
    does: async ({ member: { id } }) => {
      await staff.ask('POST /api/suspension.php', {
        body: { id, reason: 'Vraagt om geld', rule: 'fraud' },
      })
      return { suspended: true }
    },
  },
  'is restored': {
    may: ({ suspended }) => suspended,
    does: async ({ member }) => {
      await liftByTwo(server, member.id, staff, second)
      await login(member, 'POST /api/user.php')
      return { suspended: false }
    },
  },
  'says something else': {
    may: isHere,
    does: async ({ member }) => {
      const city = `Dorp ${randomUUID()}`
      await member.ask('PUT /api/profile.php', { body: { ...says, city } })
      return { city }
    },
  },
}

const startWith = async (seed: number) => {
  const viewer = await newMember(server, { gender: 'female', seeks: 'male' })
  const people: Person[] = []
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const member = await newMember(server, { gender: 'male', date_of_birth: BORN })
    people.push({
      member,
      city: 'Utrecht',
      hidden: false,
      left: false,
      suspended: false,
      blocked: 'no',
    })
  }
  const stream = await openStream(server.url, viewer.cookie())
  onTestFinished(() => stream.close())
  return { viewer, people, stream, lot: lotsOf(seed) }
}
type World = Awaited<ReturnType<typeof startWith>>

/** What the page of the viewer would say: by the list, its counter, the profile and the button. */
const looked = async ({ viewer, people }: World) => {
  const { profiles, total } = await viewer.ask('GET /api/members.php', { query: found })
  const ours = profiles.filter(({ id }) => people.some(({ member }) => member.id === id))
  expect(total, 'as many as are counted are listed').toBe(profiles.length)
  const sides = people.map(async ({ member: { id } }) => {
    const opened = await viewer.call('GET /api/member.php', { query: { id } })
    const liked = await viewer.call('POST /api/likes.php', { body: { id } })
    return [
      ours.find((one) => one.id === id)?.city ?? null,
      (opened.json as { profile?: { city: string } }).profile?.city ?? null,
      liked.status === 200,
    ]
  })
  return Promise.all(sides)
}
const asItIs = ({ people }: World) =>
  people.map((person) => {
    const city = isShown(person) ? person.city : null
    return [city, city, isShown(person)]
  })

const live = async (seed: number) => {
  const world = await startWith(seed)
  const { viewer, people, stream, lot } = world
  expect(await looked(world)).toEqual(asItIs(world))
  for (let nth = 0; nth < ACTS; nth += 1) {
    const at = Math.floor(lot() * people.length)
    const person = people[at] as Person
    const able = Object.entries(acts).filter(([, { may }]) => may(person))
    const [name, act] = able[Math.floor(lot() * able.length)] as [string, Act]
    const heardBefore = stream.hints.length
    const change = await act.does(person, viewer)
    people[at] = { ...person, ...change }
    const hint = { about: 'member', id: person.member.id }
    if (isShown(person))
      await until(() =>
        expect(stream.hints.slice(heardBefore), name).toContainEqual(expect.objectContaining(hint)),
      )
    expect(await looked(world), `history ${seed}, after one ${name}`).toEqual(asItIs(world))
  }
  stream.close()
  for (const { member } of people)
    await server.db.query('update profile set visible = false where account_id = $1', [member.id])
}

describe('A member who hides, leaves, blocks, is suspended or says something else', () => {
  test('is so for list, counter, profile and button alike, and on open pages, at once (H12, DSC-10)', async () => {
    const histories = triesOf('discovery/shown-at-once.int.spec.ts')
    for (let seed = 1; seed <= histories; seed += 1) await live(seed)
  }, 300_000)
})

describe('What a page is told of others', () => {
  test('is of nobody who was not shown on it (DSC-10)', async () => {
    const { viewer, people, stream } = await startWith(0)
    const [shown, other] = people as [Person, Person]
    await viewer.ask('GET /api/member.php', { query: { id: shown.member.id } })
    await other.member.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    await shown.member.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    await until(() => expect(stream.hints).toEqual([{ about: 'member', id: shown.member.id }]))
  })
})
