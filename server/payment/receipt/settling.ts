import type { Settled } from '#core/payment/ports.ts'
import type { Block } from '#server/platform/mails/layout.ts'
import type { MailContext } from '#server/platform/mails/templates.ts'
import { textsOf } from '#server/platform/texts.ts'

/**
 * Where credits come: how many went at once on what was owed, and what is owed still. `part`: as
 * which part of a payment they are booked; null: its receipt says what it settles.
 */
export const settlingOf = (
  { addressee }: MailContext,
  { settled, owed, part }: { settled: readonly Settled[]; owed: number; part: number | null },
): Block[] => {
  const { receipt, payer } = textsOf(addressee.language)
  const gone = settled.find((one) => one.part === part)?.credits ?? 0
  return [
    ...(gone > 0 ? [{ text: receipt.settled({ credits: payer.credits(gone) }) }] : []),
    ...(owed > 0 ? [{ text: payer.stillOwed(payer.credits(owed)) }] : []),
  ]
}
