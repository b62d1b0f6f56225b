import { describe, expect, it } from 'vitest'
import { mailCauses, type TypedMail } from '#core/account/mail-causes.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import { limits } from '#core/kernel/limits.ts'

const templates = Object.keys(mailCauses) as (MailTemplate | TypedMail)[]
const causedBy = (cause: string) =>
  templates.filter((template) => mailCauses[template].by === cause)

describe('a mail', () => {
  it.each([
    ['activation', 'signupMailsPerAddress'],
    ['alreadyMember', 'signupMailsPerAddress'],
    ['addressHeld', 'signupMailsPerAddress'],
    ['addressBanned', 'signupMailsPerAddress'],
    ['addressTaken', 'mailChangeMailsPerAddress'],
    ['emailChangeAsked', 'mailChangeMailsPerAddress'],
    ['passwordReset', 'resetMailsPerAddress'],
    ['passwordGuessed', 'guessMailsPerAddress'],
    ['withdrawalLink', 'withdrawalMailsPerAddress'],
    ['noticeReceived', 'noticeMailsPerAddress'],
  ] as const)('of %s can be caused by anybody, under the limit %s', (template, limit) => {
    expect(mailCauses[template]).toEqual({ by: 'anybody', limit })
    expect(limits[limit].refusal).toBe('mailbox_full')
  })

  it('that anybody can cause is one of these ten, and no other', () => {
    expect(causedBy('anybody')).toHaveLength(10)
  })

  it('that only a member can cause follows what was done with the own account', () => {
    expect(causedBy('member')).toEqual([
      'welcome',
      'firstMessageLost',
      'passwordChanged',
      'emailChanged',
      'newDevice',
      'leaving',
      'mandateSigned',
    ])
  })

  it('that the site causes tells of money, of what others did and of what staff decided', () => {
    expect(causedBy('site')).toEqual([
      'debitAhead',
      'receipt',
      'newMessages',
      'newLikes',
      'matches',
      'newMembers',
      'statement',
      'reportOutcome',
      'noticeAnswered',
      'restored',
      'loggedOut',
      'goodwill',
      'erased',
    ])
  })
})
