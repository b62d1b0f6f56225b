import type { Glossary } from '#core/texts/nl/platform/glossary.ts'

/** The words of the product, in English. */
export const enGlossary: Glossary = {
  member: { say: 'member', not: ['user', 'participant'] },
  visitor: { say: 'visit', not: ['guest'] },
  profile: { say: 'profile', not: ['profile page'] },
  fictional: { say: 'fictional', not: ['fake account', 'made-up profile', 'virtual'] },
  photo: { say: 'photo', not: ['pic', 'snapshot'] },
  like: { say: 'like', not: ['thumbs up', 'wink'] },
  match: { say: 'match', not: ['pairing'] },
  message: { say: 'message', not: ['chat message', 'dm'] },
  conversation: { say: 'conversation', not: ['dialogue', 'thread'] },
  credit: { say: 'credit', not: ['coins', 'tokens'] },
  discount: { say: 'discount', not: ['rebate', 'reduction'] },
  receipt: { say: 'receipt', not: ['sales slip'] },
  refund: { say: 'refund', not: ['reimbursement', 'restitution'] },
  withdrawal: { say: 'withdraw', not: ['revocation', 'rescission'] },
  mandate: { say: 'mandate', not: ['direct debit authority'] },
  report: { say: 'report', not: ['flag a profile', 'denounce'] },
  block: { say: 'block', not: ['blacklist'] },
  closing: { say: 'close', not: ['cancel your account', 'terminate your account'] },
  suspension: { say: 'suspen', not: ['ban', 'banned', 'shut out'] },
  settings: { say: 'settings', not: ['options page', 'control panel'] },
  password: { say: 'password', not: ['passcode', 'secret word'] },
  notification: { say: 'notification', not: ['push note', 'notice from us'] },
}
