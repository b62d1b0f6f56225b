import type { NoticeKind } from '#core/account/settings/notifications.ts'
import type { Unbranded } from '#core/payment/methods.ts'
import { en } from './texts.en.ts'
import { nl } from './texts.nl.ts'

type Member = { name: string; site: string }
export type Receipt = Member & { credits: number }

/** A mail of a few lines and one button; `rest` stands below it. */
export type Note<M = Member> = {
  subject: (m: Member) => string
  heading: (m: Member) => string
  body: (m: M) => string[]
  button: string
  rest?: (m: M) => string
}

/** All that mails say. No subject holds anything private: it shows on locked screens. */
export type Texts = {
  locale: string
  activation: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member & { credits: number; conversations: number }) => string[]
    button: string
    after: (m: { hours: number }) => string
  }
  welcome: Note<Member & { credits: number }>
  alreadyMember: Note
  firstMessageLost: Note
  passwordReset: Note<Member & { until: string }>
  passwordChanged: Note
  emailChangeAsked: Note<Member & { until: string }>
  emailChanged: Note<Member & { until: string }>
  /** What the same mail says once it is too late to undo it. */
  emailChangedLate: (m: Member & { until: string; support: string }) => string[]
  addressTaken: Note
  addressHeld: Note<Member & { until: string }>
  newDevice: Note<Member & { device: string }>
  receipt: {
    subject: (m: Member) => string
    heading: (m: Receipt) => string
    body: (m: Receipt) => string
    /** Where another payment has used up the code of this one. */
    fewer: string
    receipt: string
    /** Of the order. */
    number: string
    date: string
    method: string
    bundle: (m: { credits: number }) => string
    discount: string
    total: string
    vat: (m: { percent: string }) => string
    seller: string
    address: string
    registered: string
    vatNumber: string
    methods: Record<Unbranded, string>
    button: string
    /** Until which day one may withdraw, and where. */
    withdraw: (m: { until: string }) => string
    withdrawHere: string
  }
  withdrawalLink: Note<Member & { number: string; date: string; until: string }>
  newMessages: Note
  newLikes: Note
  matches: Note
  /** What a push message says, on a screen that anybody may see. */
  push: Record<NoticeKind, string>
  leaving: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member & { until: string }) => string[]
    button: string
    after: (m: Member) => string
    withdraw: string
    withdrawHere: string
  }
  suspended: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member & { reason: string; support: string }) => string[]
    withdraw: string
    withdrawHere: string
  }
  restored: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member) => string
    button: string
  }
  erased: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    body: (m: Member) => string[]
    gone: string
    goneWhat: string
    kept: string
    keptWhat: string
  }
  footer: (m: { site: string; support: string }) => string
}

const all: Record<string, Texts> = { nl, en }

/** The texts of a language; Dutch where there is none of it. */
export const textsOf = (language: string): Texts => all[language] ?? nl
