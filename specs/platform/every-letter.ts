import { ids } from '#adapters/system/ids.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import { complaintSubjects, decisions, reportReasons } from '#core/moderation/values.ts'
import { type DayReport, differenceKinds, flowKinds } from '#core/payment/reconciliation/rules.ts'
import type { PayerMatter, StaffMatter } from '#core/payment/setup.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import {
  addressBannedLetter,
  addressHeldLetter,
  addressTakenLetter,
  alreadyMemberLetter,
  emailChangeAskedLetter,
  emailChangedLateLetter,
  emailChangedLetter,
  firstMessageLostLetter,
  newDeviceLetter,
  passwordChangedLetter,
  passwordGuessedLetter,
  passwordResetLetter,
  welcomeLetter,
} from '#server/account/credentials/letters.ts'
import { erasedLetter, leavingLetter, restoredLetter } from '#server/account/leaving/mails.ts'
import { demoWorld } from '#server/demo/world.ts'
import { reportOutcomeLetter, statementLetter } from '#server/moderation/letters.ts'
import { answeredLetter, receivedLetter } from '#server/moderation/notice-mails.ts'
import { loggedOutLetter } from '#server/moderation/support/logged-out-mail.ts'
import { debitAheadLetter, mandateLetter } from '#server/payment/direct-debit/mails.ts'
import { payerLetter } from '#server/payment/payer-mails.ts'
import { receiptLetter } from '#server/payment/receipt/mail.ts'
import { dayLetter } from '#server/payment/reconciliation/mails.ts'
import { staffLetter } from '#server/payment/staff-mails.ts'
import { goodwillLetter } from '#server/payment/wallet/goodwill-mail.ts'
import { withdrawalLinkLetter } from '#server/payment/withdrawal/mails.ts'
import type { Letter } from '#server/platform/mails/layout.ts'
import { activationLetter, type MailContext } from '#server/platform/mails/templates.ts'
import {
  matchesLetter,
  newLikesLetter,
  newMembersLetter,
  newMessagesLetter,
} from '#server/push/mails.ts'
import { day, late, one, refused } from '../payment/reconciliation/reported.ts'
import { notice, paper, statement } from './mailed-facts.ts'

export const { site } = demoWorld({
  now: new Date('2026-06-15T10:00:00Z'),
  passwordHash: '',
  domain: 'vonk.example',
  ofPair: ids().ofPair,
})
export const NAME = '<b>Anna & "Bram"</b>'
export const to = (language: string) => ({
  addressee: {
    email: 'anna@voorbeeld.example',
    confirmed: true,
    name: NAME,
    language,
    site: site.id,
    disabled: [],
  },
  site,
  publicUrl: 'https://vonk.example',
})
const PAYMENT = '019a7e2c-3f00-7000-8000-000000000001'
const ACCOUNT = '019a7e2c-3f00-7000-8000-000000000002'
export const paidFor = (granted: number): PlacedOrder['lifecycle'] => ({
  state: 'completed',
  context: {
    payment: PAYMENT,
    account: '',
    credits: 25,
    method: 'banktransfer',
    live: false,
    amount: { minor: 749, currency: 'EUR' },
    discount: null,
    ref: null,
    checkoutUrl: null,
    granted,
    returned: 0,
    paidMinor: 749,
    backMinor: 0,
    askedMinor: 0,
    refusedMinor: 0,
    charged: { credits: 0, minor: 0, undone: 0 },
  },
})
export const order: PlacedOrder = {
  payment: PAYMENT,
  bundle: 'credits-25',
  credits: 25,
  price: {
    components: [
      { kind: 'bundle', minor: 999 },
      { kind: 'discount', minor: -250 },
    ],
    total: { minor: 749, currency: 'EUR' },
    vat: { basisPoints: 2100, minor: 130 },
  },
  discountCode: 'TIMEBONUS25',
  method: 'banktransfer',
  bank: null,
  isByMandate: false,
  deliveryConsent: 1,
  lifecycle: paidFor(25),
  checkoutUrl: null,
  createdAt: new Date('2026-06-15T21:58:00.000Z'),
  completedAt: new Date('2026-06-15T22:03:00.000Z'),
  withdrawal: null,
}
export const token = 't'.repeat(43)

const until = new Date('2026-06-16T22:03:00Z')
export const DEVICE = 'Firefox, Windows'
export const CASE = 'F3A9-C0DE'
/** Each mail that the product writes to a member, of the same facts. */
export const lettersOf = (at: MailContext, facts = { order, paper }) =>
  ({
    activation: activationLetter(at, { token, credits: 3 }),
    welcome: welcomeLetter(at, { credits: 3 }),
    alreadyMember: alreadyMemberLetter(at),
    firstMessageLost: firstMessageLostLetter(at),
    passwordReset: passwordResetLetter(at, { token, until }),
    passwordGuessed: passwordGuessedLetter(at),
    passwordChanged: passwordChangedLetter(at),
    emailChangeAsked: emailChangeAskedLetter(at, { token, until }),
    emailChanged: emailChangedLetter(at, { token, until }),
    emailChangedLate: emailChangedLateLetter(at, until),
    addressHeld: addressHeldLetter(at, until),
    addressBanned: addressBannedLetter(at),
    addressTaken: addressTakenLetter(at),
    newDevice: newDeviceLetter(at, DEVICE),
    receipt: receiptLetter(at, {
      order: facts.order,
      number: '2026-000012',
      settled: [{ part: 0, credits: 4 }],
      owed: 2,
    }),
    withdrawalLink: withdrawalLinkLetter(
      at,
      { order: facts.order, number: '2026-000012' },
      { token, until },
    ),
    mandateSigned: mandateLetter(at, facts.paper),
    debitAhead: debitAheadLetter(at, { ...facts.order, method: 'directdebit' }, facts.paper),
    newMessages: newMessagesLetter(at),
    newLikes: newLikesLetter(at),
    matches: matchesLetter(at),
    newMembers: newMembersLetter(at),
    leaving: leavingLetter(at, { token, until }),
    statement: statementLetter(at, { statement, token }),
    reportOutcome: reportOutcomeLetter(at, {
      ...statement,
      decision: 'nothing_found',
      caseDecision: 'nothing_found',
    }),
    restored: restoredLetter(at),
    loggedOut: loggedOutLetter(at),
    goodwill: goodwillLetter(at, 50),
    erased: erasedLetter(at),
  }) satisfies Record<MailTemplate | 'emailChangedLate', Letter>

export const letters = (language: string) => lettersOf(to(language))

const payerMatters = {
  partlyRefunded: true,
  refunded: true,
  chargedBack: true,
  givenBack: true,
  withdrawn: true,
  advanceTaken: true,
  paidLate: true,
  paidTwice: true,
  wonBack: true,
} satisfies Record<PayerMatter, true>
const staffMatters = {
  discountGone: true,
  paidTwice: true,
  partlyRefunded: true,
  refunded: true,
  chargedBack: true,
  wonBack: true,
  refundRefused: true,
} satisfies Record<StaffMatter, true>
const keysOf = <K extends string>(of: Record<K, true>) => Object.keys(of) as K[]

const debited: PlacedOrder = { ...order, method: 'directdebit' }

const onMoney = (language: string) =>
  keysOf(payerMatters).map((about): [string, Letter] => [
    `payer ${about}`,
    payerLetter(to(language), {
      order: debited,
      about,
      minor: 749,
      credits: 25,
      owed: 7,
      debtMinor: 1_248,
      settled: [{ part: 1, credits: 4 }],
    }),
  ])

const toStaff = (language: string): [string, Letter][] => {
  const report: DayReport = {
    ...day,
    paid: [{ minor: 123_499, currency: 'EUR', payments: 120 }],
    flows: flowKinds.map((kind) => ({
      kind,
      minor: 149_900,
      currency: 'EUR',
      times: 1_200,
      credits: 12_000,
    })),
    debits: { collected: 1_234, failed: 2, reversed: 3, blocked: 4, ahead: 5 },
    differences: differenceKinds.map((kind) => ({ ...one({ payment: PAYMENT }), kind })),
    notBack: [late, refused].map((refund) => ({ ...refund, payment: PAYMENT })),
    failedJobs: [{ kind: 'mail emailChangeAsked', jobs: 12, since: '2026-03-10' }],
  }
  const facts = { language, site: 'Vonk', order, account: ACCOUNT, minor: 749, owed: 7 }
  return [
    ...keysOf(staffMatters).map((about): [string, Letter] => [
      `staff ${about}`,
      staffLetter({ ...facts, about }),
    ]),
    ['day', dayLetter({ language, site: 'Vonk', report })],
  ]
}

const onDecisions = (language: string): [string, Letter][] => [
  ...decisions.map((decision): [string, Letter] => [
    `statement ${decision}`,
    statementLetter(to(language), { statement: { ...statement, decision }, token }),
  ]),
  ...reportReasons.map((reason): [string, Letter] => [
    `notice ${reason}`,
    receivedLetter(to(language), { ...notice, reason }),
  ]),
  ...complaintSubjects.map((about): [string, Letter] => [
    `notice about ${about}`,
    answeredLetter(to(language), { ...notice, about }, statement),
  ]),
]

/** Each mail by its name: to members, payers, strangers and the people of the site. */
export const everyLetter = (language: string): [name: string, Letter][] => [
  ...Object.entries(letters(language)),
  ...onMoney(language),
  ...onDecisions(language),
  ...toStaff(language),
]
