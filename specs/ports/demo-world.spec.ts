import { describe, expect, test } from 'vitest'
import { ageOn } from '#core/account/rules.ts'
import { profileForm } from '#core/contract/account.ts'
import { companyInfo, settings } from '#core/contract/site.ts'
import { genders } from '#core/discovery/vocabularies.ts'
import { methodsFor } from '#core/payment/methods.ts'
import type { DemoMember, World } from '#core/site/demo.ts'
import { towns } from '#server/demo/places.ts'
import { demoWorld } from '#server/demo/world.ts'

const now = new Date('2026-11-20T18:00:00Z')
const today = '2026-11-20'
const worldAt = (at: Date): World =>
  demoWorld({ now: at, passwordHash: 'hash', domain: 'vonk.example' })
const world = worldAt(now)
const { site, members, likes, bundles } = world
const real = members.filter(({ email }) => email !== null)
const fictional = members.filter(({ email }) => email === null)
const all = <K extends keyof DemoMember>(key: K) => members.map((member) => member[key])
const byId = new Map(members.map((member) => [member.id, member]))
const member = (id: string) => {
  const found = byId.get(id)
  if (!found) throw new Error(`${id} is nobody.`)
  return found
}

describe('the members of the demo', () => {
  test('are fifty who can sign in and ten fictional profiles', () => {
    expect([real.length, fictional.length]).toEqual([50, 10])
  })

  test('have addresses that belong to nobody, each one an own', () => {
    for (const { email } of real) expect(email).toMatch(/^lid\d\d@vonk\.example$/)
    expect(new Set(all('email')).size).toBe(51)
  })

  test.each(['id', 'name', 'about_me', 'reason'] as const)('have each an own %s', (key) => {
    expect(new Set(all(key)).size).toBe(60)
  })

  test('are adults of 21 to 68, on the day of the demo and on a leap day', () => {
    const ages = members.map(({ born }) => ageOn(today, born))
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([21, 68])
    for (const { born } of worldAt(new Date('2028-02-29T23:30:00Z')).members) {
      expect(ageOn('2028-02-29', born)).toBeGreaterThanOrEqual(21)
    }
  })

  test('tell of themselves what a profile may hold', () => {
    for (const each of members) expect(profileForm.safeParse(each).error).toBeUndefined()
  })

  test('write at some length, and no two begin alike', () => {
    for (const about of all('about_me')) {
      expect(about.length).toBeGreaterThan(150)
      expect(about).not.toMatch(/\s{2}|\$\{|undefined/)
    }
    const beginnings = all('about_me').map((about) => about.split(' ').slice(0, 3).join(' '))
    expect(new Set(beginnings).size).toBe(60)
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
    for (const { name, about_me, reason } of fictional) {
      expect(`${name}: ${about_me} ${reason}`).toMatch(says)
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

  test('are women and men in nearly equal numbers, also among the fictional', () => {
    for (const group of [real, fictional]) {
      const women = group.filter(({ gender }) => gender === 'female').length / group.length
      expect(women).toBeGreaterThanOrEqual(0.4)
      expect(women).toBeLessThanOrEqual(0.6)
    }
    expect(new Set(all('gender'))).toEqual(new Set(genders))
  })

  test('have credits that fit: none when fictional, at most the sign-up credits when free', () => {
    for (const { email, premium, credits } of members) {
      expect(Number.isSafeInteger(credits) && credits >= 0).toBe(true)
      if (email === null) expect([premium, credits]).toEqual([false, 0])
      else if (!premium) expect(credits).toBeLessThanOrEqual(site.settings.signup_credits)
    }
    expect(real.filter(({ premium }) => premium).length).toBeGreaterThan(10)
    expect(real.filter(({ premium }) => !premium).length).toBeGreaterThan(10)
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
    expect(answered.length).toBeGreaterThan(30)
    expect(answered.length).toBeLessThan(likes.length)
    expect(new Set(likes.map(({ to }) => to)).size).toBeGreaterThan(50)
  })
})

describe('the site of the demo', () => {
  test('holds every setting of the contract', () => {
    const filled = {
      geoip_country: 'NL',
      geoip_selected_country: 'NL',
      languages: ['nl'],
      demo: true,
    }
    expect(settings.safeParse({ ...site.settings, ...filled }).error).toBeUndefined()
    const known = new Set([...Object.keys(site.settings), ...Object.keys(filled)])
    expect(known).toEqual(new Set(Object.keys(settings.def.shape)))
    expect(companyInfo.safeParse(site.company).error).toBeUndefined()
  })

  test('answers on this machine and on its own domain, each host once', () => {
    expect(site.hosts).toEqual(['localhost', '127.0.0.1', 'vonk.example'])
    const local = demoWorld({ now, passwordHash: 'hash', domain: 'localhost' })
    expect(local.site.hosts).toEqual(['localhost', '127.0.0.1'])
  })

  test('warns of fictional profiles in so many words', () => {
    expect(site.settings.fictional_warning).toBe(
      'Dit profiel is fictief. Lichamelijk contact is niet mogelijk.',
    )
  })

  test('sells four bundles of which the bigger costs less a credit', () => {
    expect(bundles.map(({ credits, price }) => [credits, price.minor, price.currency])).toEqual([
      [10, 499, 'EUR'],
      [25, 999, 'EUR'],
      [60, 1999, 'EUR'],
      [150, 3999, 'EUR'],
    ])
    const each = bundles.map(({ credits, price }) => price.minor / credits)
    expect(each.toSorted((a, b) => b - a)).toEqual(each)
    expect(new Set(bundles.map(({ id }) => id)).size).toBe(4)
  })

  test('says truly what a message costs at least, in each of its countries', () => {
    const cheapest = Math.min(...bundles.map(({ credits, price }) => price.minor / credits))
    for (const country of site.settings.countries) {
      const { costs = 0, currency } = site.settings.minimum_message_costs[country] ?? {}
      expect(Math.abs(costs * 100 - cheapest * site.settings.message_credits)).toBeLessThanOrEqual(
        0.5,
      )
      expect(currency).toBe('EUR')
    }
  })

  test('can be paid in each of its countries', () => {
    for (const country of site.settings.countries) {
      expect(methodsFor({ country, currency: 'EUR' }).length).toBeGreaterThan(2)
    }
  })

  test('has twelve provinces in the Netherlands and eleven regions in Belgium', () => {
    expect(site.regions.NL).toHaveLength(12)
    expect(site.regions.BE).toHaveLength(11)
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
