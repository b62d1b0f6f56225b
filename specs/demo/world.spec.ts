import { describe, expect, test } from 'vitest'
import { ids } from '#adapters/system/ids.ts'
import { profileForm } from '#core/account/contract.ts'
import { ageOn } from '#core/account/rules.ts'
import type { DemoMember, World } from '#core/demo/ports.ts'
import { genders } from '#core/discovery/values.ts'
import { methodsFor } from '#core/payment/methods.ts'
import { PACK_PICTURES } from '#core/photo/pack/values.ts'
import { photoLimit } from '#core/photo/rules.ts'
import { namesAt } from '#server/demo/people/crowd/names.ts'
import { towns } from '#server/demo/places.ts'
import { demoWorld } from '#server/demo/world.ts'

const now = new Date('2026-11-20T18:00:00Z')
const today = '2026-11-20'
const { ofPair } = ids()
const worldAt = (at: Date): World =>
  demoWorld({ now: at, passwordHash: 'hash', domain: 'vonk.example', ofPair })
const world = worldAt(now)
const { site, members, likes, bundles, conversations, orders } = world
const real = members.filter(({ email }) => email !== null)
const fictional = members.filter(({ email }) => email === null)
const all = <K extends keyof DemoMember>(key: K) => members.map((member) => member[key])
/** What a member of the demo would have typed to say this of themselves. */
const formOf = ({ aboutMe, hairColor, eyeColor, bodyType, ...said }: DemoMember) => ({
  ...said,
  about_me: aboutMe,
  hair_color: hairColor,
  eye_color: eyeColor,
  body_type: bodyType,
  relationship_status: said.relationshipStatus,
})
const byId = new Map(members.map((member) => [member.id, member]))
const member = (id: string) => {
  const found = byId.get(id)
  if (!found) throw new Error(`${id} is nobody.`)
  return found
}

describe('the members of the demo', () => {
  test('are 540 who can sign in and 60 fictional profiles', () => {
    expect([real.length, fictional.length]).toEqual([540, 60])
  })

  test('have addresses that belong to nobody, each one an own', () => {
    for (const { email } of real) expect(email).toMatch(/^lid\d{2,3}@vonk\.example$/)
    expect(new Set(all('email')).size).toBe(541)
    expect(real[0]?.email).toBe('lid01@vonk.example')
    expect(real[49]?.email).toBe('lid50@vonk.example')
  })

  test.each(['id', 'aboutMe'] as const)('have each an own %s', (key) => {
    expect(new Set(all(key)).size).toBe(600)
  })

  test('have names that many share, and few in one town', () => {
    const names = Map.groupBy(members, ({ name }) => name)
    expect(names.size).toBeGreaterThan(200)
    for (const [, alike] of names) expect(alike.length).toBeLessThan(12)
    const neighbours = Map.groupBy(members, ({ name, city }) => `${name} ${city}`)
    expect([...neighbours.values()].filter(({ length }) => length > 1).length).toBeLessThan(30)
  })

  test('have names of the years in which they were born', () => {
    const ageOf = ({ born }: DemoMember) => ageOn(today, born)
    const composed = [...real.slice(50), ...fictional.slice(10)]
    for (const each of composed) {
      const { name, gender } = each
      expect([-1, 0, 1].flatMap((more) => namesAt(ageOf(each) + more, gender))).toContain(name)
    }
  })

  test('are adults of 21 to 68, on the day of the demo and on a leap day', () => {
    const ages = members.map(({ born }) => ageOn(today, born))
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([21, 68])
    for (const { born } of worldAt(new Date('2028-02-29T23:30:00Z')).members) {
      expect(ageOn('2028-02-29', born)).toBeGreaterThanOrEqual(21)
    }
  })

  test('tell of themselves what a profile may hold', () => {
    for (const each of members) expect(profileForm.safeParse(formOf(each)).error).toBeUndefined()
  })

  test('write at some length, and say the same sentence seldom', () => {
    const said = new Map<string, number>()
    for (const about of all('aboutMe')) {
      expect(about.length).toBeGreaterThan(120)
      expect(about).not.toMatch(/\s{2}|[{}]|undefined/)
      for (const [sentence] of about.matchAll(/[^.!?]{40,}[.!?]/g)) {
        said.set(sentence, (said.get(sentence) ?? 0) + 1)
      }
    }
    expect(Math.max(...said.values())).toBeLessThan(40)
    expect(said.size).toBeGreaterThan(600)
  })

  test('name nothing explicit among their interests', () => {
    const explicit = /sex|bondage|sado|mastur|threesome|lingerie|one night|exchanging/
    expect(
      all('interests')
        .flat()
        .filter((interest) => explicit.test(interest)),
    ).toEqual([])
  })

  test('that are fictional say so in their own words', () => {
    const says =
      /fictie|verzonnen|bedacht|getekend|besta ik|ik besta|roman|papier|tussen de regels/i
    for (const { name, aboutMe, reason } of fictional) {
      expect(`${name}: ${aboutMe} ${reason}`).toMatch(says)
    }
  })

  test('live in towns that lie in their region, in a country of the site', () => {
    for (const { city, region, country } of members) {
      expect(towns[city as keyof typeof towns]).toEqual({ country, region })
      expect(site.regions[country]).toContain(region)
      expect(site.settings.countries).toContain(country)
    }
    expect(new Set(all('country'))).toEqual(new Set(['NL', 'BE']))
  })

  test('look for whom their orientation says', () => {
    for (const { gender, seeks, sexuality } of members) {
      if (sexuality === 'hetero') expect(seeks).not.toBe(gender)
      if (sexuality === 'gay') expect([gender, seeks]).toEqual(['male', 'male'])
      if (sexuality === 'lesbian') expect([gender, seeks]).toEqual(['female', 'female'])
    }
    expect(new Set(all('sexuality')).size).toBe(4)
  })

  test('have a portrait, and most of them two further pictures', () => {
    const pictured = members.filter(({ pictures }) => pictures.length > 0)
    for (const { id, pictures } of pictured) expect(pictures[0]?.id).toBe(id)
    const further = pictured.filter(({ pictures }) => pictures.length >= 3)
    expect(further.length / pictured.length).toBeGreaterThan(0.75)
    expect(pictured.every(({ pictures }) => pictures.length !== 2)).toBe(true)
    const names = all('pictures').flatMap((pictures) => pictures.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('have no more pictures than a member may have, or than there are of one person', () => {
    for (const { premium, pictures } of real) {
      expect(pictures.length).toBeLessThanOrEqual(photoLimit({ premium }))
    }
    for (const { pictures } of members) expect(pictures.length).toBeLessThanOrEqual(PACK_PICTURES)
  })

  test('have no photo, one of fifteen who can sign in, and come last where lists begin with who was here last', () => {
    const byAbsence = real.toSorted((a, b) => a.lastSeenMinutesAgo - b.lastSeenMinutesAgo)
    const without = byAbsence.filter(({ pictures }) => pictures.length === 0)
    expect(without.length).toBe(36)
    expect(byAbsence.slice(-36)).toEqual(without)
    expect(fictional.every(({ pictures }) => pictures.length > 0)).toBe(true)
  })

  test('are women and men in nearly equal numbers, also among the fictional', () => {
    for (const group of [real, fictional]) {
      const women = group.filter(({ gender }) => gender === 'female').length / group.length
      expect(women).toBeGreaterThanOrEqual(0.4)
      expect(women).toBeLessThanOrEqual(0.6)
    }
    expect(new Set(all('gender'))).toEqual(new Set(genders))
  })

  test('have what sign-up and orders gave, less what they wrote; nothing when fictional', () => {
    const left = new Map(real.map(({ id }) => [id, site.settings.signup_credits]))
    const add = (id: string, more: number) => {
      if (member(id).email !== null) left.set(id, (left.get(id) ?? 0) + more)
    }
    for (const { account, bundle } of orders) {
      add(account, bundles.find(({ id }) => id === bundle)?.credits ?? 0)
    }
    for (const { starter, receiver, messages } of conversations) {
      for (const { by } of messages) add(by === 'starter' ? starter : receiver, -1)
    }
    for (const { id, credits } of members) expect(credits).toBe(left.get(id) ?? 0)
    expect(Math.min(...left.values())).toBe(0)
    for (const { premium, credits } of fictional) expect([premium, credits]).toEqual([false, 0])
    const premium = real.filter((one) => one.premium)
    expect(premium.length).toBeGreaterThan(100)
    expect(real.length - premium.length).toBeGreaterThan(100)
  })

  test('were last here at different times, some of them just now', () => {
    const seen = all('lastSeenMinutesAgo')
    expect(seen.every((minutes) => Number.isSafeInteger(minutes) && minutes >= 0)).toBe(true)
    expect(seen.filter((minutes) => minutes < 5).length).toBeGreaterThan(3)
    expect(new Set(seen).size).toBeGreaterThan(40)
  })
})

describe('the likes of the demo', () => {
  test('are among members, from one to another, once each', () => {
    for (const { from, to, minutesAgo } of likes) {
      expect(member(from).id).not.toBe(member(to).id)
      expect(minutesAgo).toBeGreaterThan(0)
    }
    expect(new Set(likes.map(({ from, to }) => `${from} ${to}`)).size).toBe(likes.length)
  })

  test('go to whom somebody looks for, and who could like them too', () => {
    for (const { from, to } of likes) {
      expect(member(from).seeks).toBe(member(to).gender)
      expect(member(to).seeks).toBe(member(from).gender)
    }
  })

  test('are given and got by nearly everybody, and some are answered', () => {
    const pairs = new Set(likes.map(({ from, to }) => `${from} ${to}`))
    const answered = likes.filter(({ from, to }) => pairs.has(`${to} ${from}`))
    expect(answered.length).toBeGreaterThan(300)
    expect(answered.length).toBeLessThan(likes.length)
    expect(new Set(likes.map(({ to }) => to)).size).toBeGreaterThan(500)
  })
})

describe('the talks of the demo', () => {
  test('are many, each between two who could please each other, and one of them at most made up', () => {
    expect(conversations.length).toBeGreaterThan(300)
    expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length)
    for (const { id, starter, receiver, messages } of conversations) {
      expect(id).toBe(ofPair(starter, receiver))
      expect(member(starter).email).not.toBeNull()
      expect(member(starter).seeks).toBe(member(receiver).gender)
      expect(messages.length).toBeGreaterThan(0)
    }
  })

  test('go forward in time, in words of the site, since both have signed up', () => {
    for (const { starter, receiver, messages } of conversations) {
      const times = messages.map(({ minutesAgo }) => minutesAgo)
      expect(times.toSorted((a, b) => b - a)).toEqual(times)
      for (const { body, minutesAgo, by } of messages) {
        expect(body).not.toMatch(/[{}]/)
        expect(body.length).toBeLessThanOrEqual(site.settings.message_length)
        const sender = member(by === 'starter' ? starter : receiver)
        expect(sender.signedUpMinutesAgo).toBeGreaterThan(minutesAgo)
        expect(sender.lastSeenMinutesAgo).toBeLessThanOrEqual(minutesAgo)
      }
    }
  })

  test('leave some messages unread, but never one to somebody fictional', () => {
    const unread = conversations.filter(
      ({ messages, read }) => Math.min(read.starter, read.receiver) < messages.length,
    )
    expect(unread.length).toBeGreaterThan(60)
    for (const { receiver } of unread) expect(member(receiver).email).not.toBeNull()
  })

  test('with somebody fictional hear so in the first answer', () => {
    const talks = conversations.filter(({ receiver }) => member(receiver).email === null)
    expect(talks.length).toBeGreaterThan(20)
    for (const { messages } of talks) expect(messages[1]?.body).toMatch(/fictief/)
  })

  test('are begun by a free member twice at most (CHT-16)', () => {
    for (const [id, begun] of Map.groupBy(conversations, ({ starter }) => starter)) {
      expect(begun.length).toBeLessThanOrEqual(member(id).premium ? 4 : 2)
    }
  })
})

describe('the orders of the demo', () => {
  test('are those of its premium members, each with one at least, after they signed up', () => {
    const premium = real.filter((one) => one.premium).map(({ id }) => id)
    expect(new Set(orders.map(({ account }) => account))).toEqual(new Set(premium))
    for (const { account, bundle, method, minutesAgo } of orders) {
      expect(bundles.map(({ id }) => id)).toContain(bundle)
      const { country, signedUpMinutesAgo } = member(account)
      expect(methodsFor({ country, currency: 'EUR' })).toContain(method)
      expect(minutesAgo).toBeLessThan(signedUpMinutesAgo)
    }
  })
})

describe('the world of the demo', () => {
  test('is the same every time', () => {
    expect(worldAt(new Date(now))).toEqual(world)
  })

  test('has the same people with the same faces in another year', () => {
    const later = worldAt(new Date('2031-05-01T08:00:00Z'))
    expect(later.members.map(({ id, name }) => [id, name])).toEqual(
      members.map(({ id, name }) => [id, name]),
    )
  })
})
