import { describe, expect, it } from 'vitest'
import type { Hint, Job } from '#core/kernel/jobs.ts'
import type { Name } from '#core/kernel/lifecycles.ts'
import type { Beginning, Send } from '#core/kernel/reaction.ts'
import { reactions, reactionTo } from '#core/kernel/reactions.ts'
import type { ReceiptDue } from '#core/payment/receipt/rules.ts'
import type { LedgerPosting } from '#core/payment/wallet/ledger.ts'
import { rowsOfApprovals } from './rows-of-approvals.ts'
import { type Row, rowsOfCases } from './rows-of-cases.ts'
import { rowsOfMandates } from './rows-of-mandates.ts'
import { rowsOfMessages } from './rows-of-messages.ts'
import { rowsOfPhotos } from './rows-of-photos.ts'

const said = (facts: object) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

const ofPost = ({ operation, account, against, credits, reason, part, rest }: LedgerPosting) => {
  const signed = credits > 0 ? `+${credits}` : `${credits}`
  const at = part === undefined ? '' : ` at ${part}`
  const owed = rest ? `, the rest is ${rest}` : ''
  return `${signed} credits for ${account} against ${against}: ${reason} ${operation}${at}${owed}`
}
const ofReceipt = ({ payment, kind, credits, minor }: ReceiptDue) =>
  `receipt of ${payment}: ${kind} of ${credits} for ${minor ?? 'all'}`
const ofJob = ({ name, key, ...facts }: Job) =>
  `${name}${key ? ` once as ${key}` : ''} ${said(facts)}`
const ofSend = (sent: Send | Beginning) => {
  if ('begin' in sent) return `${sent.to} ${sent.id} begins ${said(sent.begin)}`
  const { to, id, event, must, ended = [] } = sent
  return [
    `${event.type} to ${to} ${id}${must ? ', or nothing at all' : ''}`,
    ...ended.map((job) => `where ${to} ${id} has ended: ${ofJob(job)}`),
  ].join('; ')
}
const ofHint = ({ account, about, id }: Hint) =>
  `${account ?? 'whoever sees them'} asks ${about}${id ? ` ${id}` : ''}`

/** What one effect causes, a line for each thing. */
const caused = (name: Name, effect: { type: string }): string[] => {
  const reaction = reactionTo(name, effect as never)
  const { postings = [], receipts = [], send = [], jobs = [], hints = [] } = reaction
  return [
    ...postings.map(ofPost),
    ...receipts.map(ofReceipt),
    ...send.map(ofSend),
    ...jobs.map(ofJob),
    ...hints.map(ofHint),
  ]
}

const account = 'anna'
const chat = { conversation: 'c', by: 'anna', other: 'bram' }
const align = 'chats task=align account=anna'
const annaAsks = 'anna asks user'
const annaChanged = 'whoever sees them asks member anna'
const bothSeeChat = ['anna asks chats c', 'bram asks chats c']

const boughtBy =
  'firstPurchase to account anna; where account anna has ended: ' +
  'refundUnused once as refundUnused:p account=anna payment=p'

/** Money of a payment that moves, when 1200 have gone back in all. */
const moved = { payment: 'p', account, credits: 25, minor: 999, part: 1200 }
const { part: _, ...arrived } = moved
/** Each way back, and what is booked: each at its own place. */
const goingBack = [
  ['refunded', 'refund p at 1200'],
  ['chargedBack', 'chargeback p at 1200'],
  ['partlyRefunded', 'refund_part p at 1200'],
  ['givenBack', 'refund_part p at 1200'],
  ['withdrawn', 'withdrawal p at 1200'],
] as const

const table: Record<Name, Row[]> = {
  account: [
    [
      { type: 'activationMailAsked', account, form: 'f', mail: 'm' },
      'mail once as activation:m template=activation account=anna about=f',
    ],
    [
      { type: 'activated', account, credits: 3 },
      '+3 credits for anna against bonus: signup anna',
      'mail once as welcome:anna template=welcome account=anna',
      'firstMessage once as firstMessage:anna account=anna',
      annaAsks,
    ],
    [
      { type: 'activated', account, credits: 0 },
      'mail once as welcome:anna template=welcome account=anna',
      'firstMessage once as firstMessage:anna account=anna',
      annaAsks,
    ],
    [{ type: 'becamePremium', account }, annaAsks],
    [
      { type: 'left', account, mail: 'm' },
      'mail once as leaving:m template=leaving account=anna',
      align,
      annaAsks,
      annaChanged,
    ],
    [{ type: 'returned', account }, align, annaAsks],
    [{ type: 'visibilityChanged', account }, annaAsks, annaChanged],
    [{ type: 'suspended', account }, align, annaAsks, annaChanged],
    [
      { type: 'restored', account, mail: 'm' },
      'mail once as restored:m template=restored account=anna',
      align,
    ],
    [
      { type: 'closed', account },
      'refundUnused once as refundUnused:anna account=anna payment=null',
    ],
    [
      { type: 'erased', account },
      'mail once as erased:anna template=erased account=anna',
      align,
      annaAsks,
      annaChanged,
    ],
  ],
  signIn: [],
  payment: [
    [{ type: 'orderPlaced', payment: 'p', account }, 'openPayment once as open:p payment=p'],
    [{ type: 'paymentMoved', payment: 'p', account }, 'anna asks payment p'],
    [
      { type: 'granted', payment: 'p', account, credits: 25, discount: null, mandate: null },
      '+25 credits for anna against sales: bundle p',
      'receipt of p: sale of 25 for all',
      boughtBy,
      'purchase to timeBonus anna',
      'mail once as receipt:p template=receipt account=anna about=p',
      'push once as paid:p kind=payments account=anna path=/transactions/p',
      annaAsks,
    ],
    [
      { type: 'granted', payment: 'p', account, credits: 25, discount: 'd', mandate: null },
      '+25 credits for anna against sales: bundle p',
      'receipt of p: sale of 25 for all',
      boughtBy,
      'purchase to timeBonus anna',
      'use to discount d, or nothing at all',
      'mail once as receipt:p template=receipt account=anna about=p',
      'push once as paid:p kind=payments account=anna path=/transactions/p',
      annaAsks,
    ],
    [
      {
        type: 'granted',
        payment: 'p',
        account,
        credits: 25,
        discount: null,
        mandate: null,
        settled: 10,
      },
      '+25 credits for anna against sales: bundle p',
      '-10 credits for anna against advance: advance_settled p, the rest is owed',
      'receipt of p: sale of 25 for all',
      boughtBy,
      'purchase to timeBonus anna',
      'mail once as receipt:p template=receipt account=anna about=p',
      'push once as paid:p kind=payments account=anna path=/transactions/p',
      annaAsks,
    ],
    [
      { type: 'advanced', payment: 'p', account, credits: 10 },
      '+10 credits for anna against advance: advance p',
      annaAsks,
    ],
    [
      { type: 'advanceTaken', payment: 'p', account, credits: 10, minor: 999 },
      '-10 credits for anna against advance: advance_back p, the rest is owed',
      'tellPayer once as payer:advanceTaken:p:0 payment=p account=anna about=advanceTaken minor=999 credits=10',
      annaAsks,
    ],
    [
      { type: 'cameLate', ...arrived },
      'tellPayer once as payer:paidLate:p:0 payment=p account=anna about=paidLate minor=999 credits=25',
    ],
    [
      { type: 'grantedAgain', ...arrived },
      '+25 credits for anna against sales: bundle_again p at 1',
      'receipt of p: sale of 25 for all',
      'tellPayer once as payer:paidTwice:p:0 payment=p account=anna about=paidTwice minor=999 credits=25',
      annaAsks,
    ],
    ...goingBack.map(
      ([by, posted]): Row => [
        { type: 'takenBack', by, ...moved },
        `-25 credits for anna against sales: ${posted}, the rest is owed`,
        'receipt of p: credit of -25 for 999',
        `tellPayer once as payer:${by}:p:1200 payment=p account=anna about=${by} minor=999 credits=25 part=1200`,
        annaAsks,
      ],
    ),
    [
      { type: 'takenBack', by: 'partlyRefunded', ...moved, credits: 0, minor: 3 },
      'receipt of p: credit of 0 for 3',
      'tellPayer once as payer:partlyRefunded:p:1200 payment=p account=anna about=partlyRefunded minor=3 credits=0 part=1200',
      annaAsks,
    ],
    [{ type: 'takenBack', by: 'chargedBack', ...moved, credits: 0, minor: 0 }, annaAsks],
    [
      { type: 'grantedBack', ...moved },
      '+25 credits for anna against sales: chargeback_undone p at 1200, the rest is owed',
      'receipt of p: sale of 25 for 999',
      'tellPayer once as payer:wonBack:p:1200 payment=p account=anna about=wonBack minor=999 credits=25 part=1200',
      annaAsks,
    ],
    [{ type: 'grantedBack', ...moved, credits: 0, minor: 0 }, annaAsks],
    [
      { type: 'refundAsked', payment: 'p', account, minor: 300, part: 700 },
      'refundPayment once as refund:p:700 payment=p minor=300 part=700',
    ],
    [
      { type: 'staffTold', payment: 'p', account, about: 'paidTwice', part: 0, minor: 0 },
      'tellStaff once as staff:paidTwice:p:0 payment=p account=anna about=paidTwice minor=0',
    ],
  ],
  discount: [],
  timeBonus: [[{ type: 'bonusEnded', account }, annaAsks]],
  conversation: [
    [
      {
        type: 'messageSent',
        conversation: 'c',
        message: 'm',
        from: 'anna',
        to: 'bram',
        cost: 2,
        kind: 'text',
      },
      '-2 credits for anna against spent: message m',
      'bram asks chats c',
      'anna asks chats c',
    ],
    [
      { type: 'messageSent', conversation: 'c', message: 'm', from: 'anna', to: 'bram', cost: 0 },
      'bram asks chats c',
      'anna asks chats c',
    ],
    [{ type: 'chatRemoved', conversation: 'c', by: 'anna' }, 'anna asks chats c'],
    [
      { type: 'blocked', ...chat },
      'chats task=unlike one=anna other=bram',
      'chats task=refund conversation=c reader=anna',
      ...bothSeeChat,
      'anna asks likes',
      'bram asks likes',
      'anna asks member bram',
      'bram asks member anna',
    ],
    [{ type: 'unblocked', ...chat }, ...bothSeeChat],
    [{ type: 'sideLeft', ...chat }, ...bothSeeChat],
    [{ type: 'sideReturned', ...chat }, ...bothSeeChat],
    [
      { type: 'sideErased', ...chat },
      'chats task=refund conversation=c reader=anna',
      'chats task=erase conversation=c sender=anna',
      ...bothSeeChat,
    ],
  ],
  ...rowsOfMessages,
  ...rowsOfCases,
  ...rowsOfPhotos,
  ...rowsOfApprovals,
  ...rowsOfMandates,
}
const names = Object.keys(table) as Name[]

describe.each(names)('what follows on an effect of %s', (name) => {
  it.each(table[name].map(([effect, ...lines]) => ({ effect, lines })))(
    'is, after $effect.type, exactly this',
    ({ effect, lines }) => {
      expect(caused(name, effect)).toEqual(lines)
    },
  )

  it('is told here of each effect that there is', () => {
    const told = new Set(table[name].map(([{ type }]) => type))
    expect([...told].sort()).toEqual(Object.keys(reactions[name]).sort())
  })
})

describe('an effect that nobody handles', () => {
  it('is thrown, not lost', () => {
    expect(() => reactionTo('account', { type: 'sneezed' } as never)).toThrow('sneezed')
  })
})
