import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  leastPauseS,
  lineOf,
  lines,
  policies,
  priorityOf,
  retriesOf,
} from '#core/kernel/job-policies.ts'
import type { Job, MailTemplate } from '#core/kernel/jobs.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const mail = (template: MailTemplate): Job => ({ name: 'mail', key: 'k', template, account: 'a' })

const waitedS = (line: (typeof lines)[number], retries: number) =>
  Array.from({ length: retries }, (_, nth) => leastPauseS(policies[line], nth + 1)).reduce(
    (sum, pauseS) => sum + pauseS,
    0,
  )

describe('the policy of a line of work', () => {
  it('tries again for as long as it says, whatever the pauses come to, and hardly longer', () => {
    for (const line of lines) {
      const { forS, longestS } = policies[line]
      const retries = retriesOf(policies[line])
      expect(waitedS(line, retries), line).toBeGreaterThanOrEqual(forS)
      expect(waitedS(line, retries - 1), line).toBeLessThan(forS)
      expect(waitedS(line, retries), line).toBeLessThan(forS + longestS)
    }
  })

  it('makes pauses that grow up to an hour at most', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.nat(500), (line, tries) => {
        const policy = policies[line]
        const [one, next] = [leastPauseS(policy, tries), leastPauseS(policy, tries + 1)]
        return one <= next && next <= policy.longestS && policy.longestS <= 3_600
      }),
    )
    expect(leastPauseS(policies.mail, 1)).toBe(policies.mail.firstS)
    expect(leastPauseS(policies.mail, 100)).toBe(3_600)
  })

  it('tries for five days what nobody else goes on with, but for news', () => {
    const days = lines.filter((line) => !policies[line].goesOn)
    expect(days).toEqual([
      'mail',
      'notice',
      'tellStaff',
      'tellPayer',
      'refundUnused',
      'firstMessage',
      'chats',
      'moderation',
      'photo',
    ])
    for (const line of days) expect(policies[line].forS).toBe(line === 'notice' ? DAY_S : 5 * DAY_S)
  })

  it('tries for two hours what a sweeper goes on with, and for one what a device has to hear', () => {
    const hours = lines.filter((line) => policies[line].goesOn)
    expect(hours).toEqual(['push', 'openPayment', 'askPayment', 'refundPayment'])
    for (const line of hours)
      expect(policies[line].forS).toBe(line === 'push' ? HOUR_S : 2 * HOUR_S)
  })

  it('tries no more once the pauses last exactly as long as it says', () => {
    const policy = { ...policies.push, firstS: 2 }
    expect(retriesOf({ ...policy, forS: 2 + 4 + 8 })).toBe(3)
    expect(retriesOf({ ...policy, forS: 2 + 4 + 8 + 1 })).toBe(4)
  })
})

describe('a mail', () => {
  it.each(['newMessages', 'newLikes', 'matches'] as const)(
    'of %s waits in the line of news',
    (news) => {
      expect(lineOf(mail(news))).toBe('notice')
      expect(priorityOf(mail(news))).toBe(0)
    },
  )

  it.each([
    'activation',
    'alreadyMember',
    'passwordReset',
    'passwordChanged',
    'emailChangeAsked',
    'emailChanged',
    'addressTaken',
    'newDevice',
    'withdrawalLink',
  ] as const)('of %s goes before what nobody waits for', (template) => {
    expect(lineOf(mail(template))).toBe('mail')
    expect(priorityOf(mail(template))).toBeGreaterThan(priorityOf(mail('receipt')))
  })

  it('is the only work with two lines', () => {
    const push: Job = { name: 'push', key: 'k', account: 'a', kind: 'newLikes', path: '/likes' }
    expect([lineOf(push), priorityOf(push)]).toEqual(['push', 0])
    for (const template of ['newLikes', 'newDevice'] as const) {
      const named = { ...push, template }
      expect([lineOf(named), priorityOf(named)]).toEqual(['push', 0])
    }
    expect(lineOf(mail('receipt'))).toBe('mail')
  })
})
