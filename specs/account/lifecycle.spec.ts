import { describe, expect, it } from 'vitest'
import type { NewAccount } from '#core/account/account.ts'
import { account } from '#core/account/machine.ts'
import { ACTIVATION_MAILS_PER_DAY } from '#core/account/rules.ts'
import { begin, restore, step } from '#core/lifecycle.ts'
import { explore, nameOf } from '#specs/support/explore.ts'

const form: NewAccount = {
  ...{ site: 'vonk', email: 'a@vonk.example', passwordHash: '', name: 'Anna', born: '1990-01-01' },
  ...{ gender: 'female', seeks: 'male', sexuality: null, country: 'NL', region: '', city: '' },
  ...{ language: 'nl', trafficSource: null },
}

const { paths, pairs } = explore(
  account,
  { account: 'a' },
  {
    activate: [
      { link: 'good', credits: 3 },
      { link: 'good', credits: 0 },
      { link: 'expired', credits: 3 },
      { link: 'unknown', credits: 3 },
    ],
    askMail: [
      { mail: 'm', mailsToday: ACTIVATION_MAILS_PER_DAY - 1 },
      { mail: 'm', mailsToday: ACTIVATION_MAILS_PER_DAY },
    ],
    signUpAgain: [true, false].flatMap((paid) =>
      [ACTIVATION_MAILS_PER_DAY - 1, ACTIVATION_MAILS_PER_DAY].map((mailsToday) => ({
        ...{ form, mail: 'm', mailsToday, paid },
      })),
    ),
    firstPurchase: [{}],
  },
)

describe('the life of an account', () => {
  it('has four states: confirmed or not, free or premium', () => {
    expect(paths.map(({ at }) => nameOf(at.state)).sort()).toEqual([
      'living.standing.active+membership.free',
      'living.standing.active+membership.premium',
      'living.standing.created+membership.free',
      'living.standing.created+membership.premium',
    ])
  })

  it('asks for the activation mail the moment it begins', () => {
    expect(begin(account, { account: 'a' }).effects).toEqual([
      { type: 'activationMailAsked', account: 'a', mail: 'a' },
    ])
  })

  it.each(pairs.map((pair) => ({ ...pair, from: nameOf(pair.at.state) })))(
    '$from at $event.type does what the rules say',
    (pair) => {
      const { event } = pair
      const created = pair.from.includes('created')
      const free = pair.from.includes('free')
      const premium = free ? 'membership.free' : 'membership.premium'
      const to = 'to' in pair ? nameOf(pair.to.state) : pair.why
      if (event.type === 'activate') {
        const good = 'link' in event && event.link === 'good'
        expect(to).toBe(
          !created ? 'not_now' : good ? `living.standing.active+${premium}` : 'link_invalid',
        )
      } else if (event.type === 'askMail') {
        const few = 'mailsToday' in event && event.mailsToday < ACTIVATION_MAILS_PER_DAY
        expect(to).toBe(!created ? 'not_now' : few ? pair.from : 'too_many_mails')
      } else if (event.type === 'signUpAgain') {
        const few = 'mailsToday' in event && event.mailsToday < ACTIVATION_MAILS_PER_DAY
        const taken = !created || ('paid' in event && event.paid)
        expect(to).toBe(taken ? 'not_now' : few ? pair.from : 'too_many_mails')
      } else {
        expect(event.type).toBe('firstPurchase')
        const standing = created ? 'created' : 'active'
        expect(to).toBe(free ? `living.standing.${standing}+membership.premium` : 'not_now')
      }
    },
  )

  it('grants the sign-up credits once, by activation', () => {
    const grants = pairs.filter(
      (pair) => 'effects' in pair && pair.effects.some(({ type }) => type === 'activated'),
    )
    expect(grants.length).toBeGreaterThan(0)
    expect(grants.every(({ event }) => event.type === 'activate')).toBe(true)
    for (const grant of grants) {
      if (!('to' in grant)) continue
      const again = step(account, grant.to, { type: 'activate', link: 'good', credits: 3 })
      expect(again).toEqual({ moved: false, why: 'not_now' })
    }
  })

  it('never goes back from premium to free', () => {
    for (const pair of pairs) {
      if ('to' in pair && nameOf(pair.at.state).includes('premium')) {
        expect(nameOf(pair.to.state)).toContain('premium')
      }
    }
  })

  it('refuses a stored state that misses a region instead of filling it in', () => {
    const half = { state: { living: { standing: 'active' } }, context: { account: 'a' } }
    expect(() => restore(account.machine, half)).toThrow('not a whole state')
  })
})
