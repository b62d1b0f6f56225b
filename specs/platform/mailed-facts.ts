import type { Notice, Statement } from '#core/moderation/ports.ts'
import type { MandatePaper } from '#core/payment/direct-debit/ports.ts'
import { DEBIT_MANDATE } from '#core/payment/direct-debit/rules.ts'

export const REASON = 'Heeft om geld gevraagd'

/** A decision of those who work here, as a mail on it says it. */
export const statement: Statement = {
  id: 'f3a9c0de-0000-4000-8000-000000000001',
  case: 'f3a9c0de-0000-4000-8000-000000000000',
  account: 'anna',
  subject: 'message',
  foundBy: 'report',
  decision: 'suspend',
  rule: 'fraud',
  facts: REASON,
  days: 7,
  at: new Date('2026-06-15T10:00:00Z'),
  seenAt: null,
  restriction: { kind: 'suspended', until: new Date('2026-06-22T10:00:00Z'), inForce: true },
  status: 'decided',
  caseDecision: 'suspend',
  appealed: [],
  appealedAt: null,
}

/** What a stranger told by the form for everybody. */
export const notice: Notice = {
  case: statement.case,
  site: 'vonk',
  accused: 'anna',
  about: 'content',
  reason: 'illegal',
  mail: 'bram@voorbeeld.example',
  language: 'nl',
}

/** A signed mandate, as the mails on debits say it. */
export const paper: MandatePaper = {
  id: '019a7e2c-3f00-7000-8000-000000000001',
  account: 'anna',
  reference: 'VNK019A7E2C3F0070008000000000000001',
  holder: 'A. de Wit',
  street: 'Wilgenlaan',
  houseNumber: '12',
  zip: '2011 AB',
  city: 'Haarlem',
  ibanEnd: '6789',
  text: DEBIT_MANDATE,
  shown: null,
  signedAt: new Date('2026-06-15T21:58:00.000Z'),
}
