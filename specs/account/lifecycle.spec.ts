import { describe, expect, it } from 'vitest'
import { account } from '#core/account/machine.ts'
import {
  ACTIVATION_MAILS_PER_DAY,
  DELETION_GRACE_DAYS,
  UNCONFIRMED_DAYS,
} from '#core/account/rules.ts'
import type { NewAccount } from '#core/account/values.ts'
import {
  begin,
  type Due,
  type EventOrDue,
  restore,
  type Stored,
  step,
} from '#core/kernel/lifecycle.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { exploreAsTold, nameOf, type Pair } from '#specs/harness/support/explore.ts'

type Machine = typeof account.machine
const LAPSES: Due = 'xstate.after.unconfirmedPeriod.account.unpaid'
const GRACE_ENDS: Due = 'xstate.after.gracePeriod.account.leaving'

const { paths, pairs } = exploreAsTold(account, { account: 'a' })

/** The regions of a living account, each in one word. */
type Regions = { standing: string; conduct: string; membership: string; visibility: string }
const regionsOf = ({ state }: { state: unknown }): Regions | null => {
  if (typeof state === 'string') return null
  const { standing, ...rest } = (state as { living: Record<string, unknown> }).living
  return { ...rest, standing: nameOf(standing) } as Regions
}
type Facts = { link?: string; opener?: string; mailsToday?: number; passwordRight?: boolean }
type Expected = Partial<Regions> | 'erased' | { why: string }

const few = ({ mailsToday = 0 }: Facts) => mailsToday < ACTIVATION_MAILS_PER_DAY
const mailing = (facts: Facts): Expected => (few(facts) ? {} : { why: 'too_many_mails' })
const goodbye = ({ passwordRight }: Facts, to: Expected): Expected =>
  passwordRight ? to : { why: 'password_wrong' }
const byLink = ({ link }: Facts, to: Expected): Expected =>
  link === 'good' ? to : { why: 'link_invalid' }
const never: Expected = { why: 'not_now' }
/** Who is kept out does no more than leave: there is no session. */
const kept = ({ conduct, standing }: Regions): Expected | null => {
  if (conduct === 'suspended') return { why: 'account_suspended' }
  return standing === 'leaving' ? { why: 'account_leaving' } : null
}

/** The whole book of rules, as people would say it: what each event does to a living account. */
const rulebook: Record<string, (at: Regions, facts: Facts) => Expected> = {
  activate: (at, facts) => {
    if (!at.standing.startsWith('created')) return never
    const isStranger = facts.link === 'good' && facts.opener !== 'known'
    return isStranger ? { why: 'password_needed' } : byLink(facts, { standing: 'active' })
  },
  close: (at, facts) => (at.standing.startsWith('created') ? byLink(facts, 'erased') : never),
  askMail: (at, facts) =>
    at.standing.startsWith('created') ? (kept(at) ?? mailing(facts)) : never,
  signUpAgain: (at) => (at.standing.startsWith('created') ? (kept(at) ?? {}) : never),
  firstPurchase: (at) => {
    if (at.membership === 'premium') return never
    const here = at.standing === 'created.unpaid' ? { standing: 'created.paid' } : {}
    return { membership: 'premium', ...here }
  },
  leave: (at, facts) => {
    if (at.standing === 'leaving') return never
    return goodbye(facts, at.standing === 'active' ? { standing: 'leaving' } : 'erased')
  },
  return: (at, facts) =>
    at.standing === 'leaving' ? byLink(facts, { standing: 'active' }) : never,
  hide: (at) => (at.visibility === 'visible' ? (kept(at) ?? { visibility: 'invisible' }) : never),
  show: (at) => (at.visibility === 'invisible' ? (kept(at) ?? { visibility: 'visible' }) : never),
  suspend: (at) => (at.conduct === 'clear' ? { conduct: 'suspended' } : never),
  restore: (at) => (at.conduct === 'suspended' ? { conduct: 'clear' } : never),
  erase: () => 'erased',
  [LAPSES]: (at) => (at.standing === 'created.unpaid' ? 'erased' : never),
  [GRACE_ENDS]: (at) => (at.standing === 'leaving' ? 'erased' : never),
}

const expectedOf = ({ at, event }: Pair<Machine>) => {
  const regions = regionsOf(at)
  const { type, ...facts } = event as { type: string } & Facts
  const rule = rulebook[type]
  if (!rule) throw new Error(`${type} is not in the rulebook`)
  const expected = regions ? rule(regions, facts) : never
  if (expected === 'erased' || 'why' in expected) return expected
  return { ...regions, ...expected }
}

/** What the outside is told of each event, and which of its facts with it. */
const tells: Record<string, string> = {
  activate: 'activated credits',
  askMail: 'activationMailAsked form mail',
  signUpAgain: 'activationMailAsked form mail',
  firstPurchase: 'becamePremium',
  leave: 'left mail',
  return: 'returned',
  hide: 'visibilityChanged',
  show: 'visibilityChanged',
  suspend: 'suspended reason mail',
  restore: 'restored mail',
}

const fresh = () => begin(account, { account: 'a' })
const lived = (...events: EventOrDue<Machine>[]): Stored<Machine> => {
  let at = fresh().next
  for (const event of events) {
    const result = step(account, at, event)
    if (!result.moved) throw new Error(`${event.type}: ${result.why}`)
    at = result.next
  }
  return at
}
const activate = { type: 'activate', link: 'good', opener: 'known', credits: 3 } as const
const leave = { type: 'leave', passwordRight: true, reason: 'pause', mail: 'm1' } as const
const comeBack = { type: 'return', link: 'good' } as const
const suspend = { type: 'suspend' } as const

describe('the life of an account', () => {
  it('tells its rules exactly what its regions say, in every state', () => {
    for (const { at } of paths) {
      const regions = regionsOf(at)
      if (!regions) continue
      expect(at.context.leaving).toBe(regions.standing === 'leaving')
      expect(at.context.suspended).toBe(regions.conduct === 'suspended')
    }
  })

  it('reaches every combination of its regions that makes sense, and its end', () => {
    const names = paths.map(({ at }) => nameOf(at.state))
    const standings = ['created.unpaid+free', 'created.paid+premium']
    for (const standing of ['active', 'leaving']) {
      standings.push(`${standing}+free`, `${standing}+premium`)
    }
    const reached = new Set(
      paths.flatMap(({ at }) => {
        const regions = regionsOf(at)
        return regions ? [`${regions.standing}+${regions.membership}`] : []
      }),
    )
    expect([...reached].sort()).toEqual(standings.sort())
    expect(names).toContain('erased')
    expect(names).toHaveLength(standings.length * 4 + 1)
  })

  it('begins with its activation mail, and with the day on which it lapses', () => {
    const { effects, due } = fresh()
    expect(effects).toEqual([{ type: 'activationMailAsked', account: 'a', form: 'a', mail: 'a' }])
    expect(due).toEqual([{ name: LAPSES, afterMs: UNCONFIRMED_DAYS * DAY_MS }])
  })

  it.each(pairs.map((pair) => ({ ...pair, from: nameOf(pair.at.state) })))(
    '$from at $event.type does what the rulebook says',
    (pair) => {
      const expected = expectedOf(pair)
      if ('why' in pair) expect({ why: pair.why }).toEqual(expected)
      else expect(regionsOf(pair.to) ?? 'erased').toEqual(expected)
    },
  )

  it('tells at each event exactly what happened, and nothing where nothing did', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      const { type, ...facts } = pair.event as { type: string } & Record<string, unknown>
      const told = pair.to.state === 'erased' ? 'erased' : (tells[type] ?? '')
      const [what, ...names] = told.split(' ')
      const known = { ...facts, form: facts.id ?? 'a' } as Record<string, unknown>
      const more = Object.fromEntries(names.map((name) => [name, known[name]]))
      const before = type === 'close' ? [{ type: 'closed', account: 'a' }] : []
      expect(pair.effects).toEqual([...before, { type: what, account: 'a', ...more }])
    }
  })

  it('grants the sign-up credits once, by activation', () => {
    const grants = pairs.filter(
      (pair) => 'effects' in pair && pair.effects.some(({ type }) => type === 'activated'),
    )
    expect(grants.length).toBeGreaterThan(0)
    expect(grants.every(({ event }) => event.type === 'activate')).toBe(true)
    for (const grant of grants) {
      if (!('to' in grant)) continue
      expect(step(account, grant.to, activate)).toEqual({ moved: false, why: 'not_now' })
    }
  })

  it('never goes back from premium to free (ACC-15)', () => {
    for (const pair of pairs) {
      if (!('to' in pair) || regionsOf(pair.at)?.membership !== 'premium') continue
      expect(regionsOf(pair.to)?.membership ?? 'premium').toBe('premium')
    }
  })

  it('refuses a stored state that misses a region instead of filling it in', () => {
    const half = {
      state: { living: { standing: 'active' } },
      context: begin(account, { account: 'a' }).next.context,
    }
    expect(() => restore(account.machine, half)).toThrow('not a whole state')
  })
})

describe('a form that comes later for the same address', () => {
  const again = {
    type: 'signUpAgain',
    id: 'f',
    mail: 'm3',
    form: { name: 'Bram' } as NewAccount,
  } as const

  it('puts off the day on which the sign-up lapses, and changes nothing else', () => {
    const result = step(account, fresh().next, again)
    expect(result).toMatchObject({
      next: fresh().next,
      due: [{ name: LAPSES, afterMs: UNCONFIRMED_DAYS * DAY_MS }],
    })
  })
})

describe('leaving the site', () => {
  it('can be undone for 14 days, and then it is for good (ACC-13)', () => {
    expect(DELETION_GRACE_DAYS).toBe(14)
    const left = step(account, lived(activate), leave)
    expect(left).toMatchObject({
      moved: true,
      effects: [{ type: 'left', account: 'a', mail: 'm1' }],
      due: [{ name: GRACE_ENDS, afterMs: 14 * DAY_MS }],
    })
    const returned = step(account, lived(activate, leave), comeBack)
    expect(returned).toMatchObject({
      moved: true,
      effects: [{ type: 'returned', account: 'a' }],
      cancelled: [GRACE_ENDS],
    })
    const erased = step(account, lived(activate, leave), { type: GRACE_ENDS })
    expect(erased).toMatchObject({ effects: [{ type: 'erased', account: 'a' }] })
  })

  it('keeps what the member was before: premium and invisible', () => {
    const before = lived(activate, { type: 'firstPurchase' }, { type: 'hide' })
    const left = step(account, before, leave)
    if (!left.moved) throw new Error(left.why)
    const back = step(account, left.next, comeBack)
    expect(back.moved && back.next).toEqual(before)
  })

  it('does not lift a suspension that came meanwhile', () => {
    const back = lived(activate, leave, suspend, comeBack)
    expect(back).toEqual(lived(activate, suspend))
  })

  it('is possible for suspended members, who come back suspended', () => {
    expect(lived(activate, suspend, leave, comeBack)).toEqual(lived(activate, suspend))
  })

  it('of an address that nobody confirmed is the end at once', () => {
    const result = step(account, fresh().next, leave)
    expect(result).toMatchObject({ next: { state: 'erased' }, cancelled: [LAPSES] })
  })
})

describe('the end of an account', () => {
  it('comes to a sign-up that nobody confirms, unless something was paid', () => {
    expect(lived({ type: LAPSES }).state).toBe('erased')
    const paid = step(account, fresh().next, { type: 'firstPurchase' })
    expect(paid).toMatchObject({ cancelled: [LAPSES] })
    const activated = step(account, fresh().next, activate)
    expect(activated).toMatchObject({ cancelled: [LAPSES] })
  })

  it('is final: nothing moves an erased account', () => {
    const atEnd = pairs.filter(({ at }) => at.state === 'erased')
    expect(atEnd.length).toBeGreaterThan(15)
    expect(atEnd.every((pair) => 'why' in pair && pair.why === 'not_now')).toBe(true)
  })

  it('keeps no mark that the member was leaving or suspended', () => {
    const ended = paths.filter(({ at }) => at.state === 'erased')
    expect(ended.map(({ at }) => at.context)).toEqual([
      { account: 'a', leaving: false, suspended: false },
    ])
  })
})
