/** What a message may ask for that a receiver does well to look at twice; the gravest first. */
export const warningKinds = [
  'threat',
  'bank_account',
  'identity',
  'crypto',
  'money',
  'phone',
  'mail',
  'elsewhere',
] as const
export type WarningKind = (typeof warningKinds)[number]

/** What a receiver says of a warning: the message was harmless, or the warning was right. */
export const verdicts = ['fine', 'right'] as const
export type Verdict = (typeof verdicts)[number]

/** A passage of the message as it was written: from its first character to behind its last. */
export type Passage = { from: number; to: number }
export type Found = Passage & { kind: WarningKind }

/** A conversation is young for so many messages of both: contact elsewhere is asked early in it. */
export const EARLY_MESSAGES = 30
