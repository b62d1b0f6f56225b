import { hasContact, lettersOf } from '#core/chat/opener.ts'
import type { SendFacts } from '#core/chat/ports.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { signsOf } from '#core/moderation/signs/rules.ts'
import type { SignKind } from '#core/moderation/signs/values.ts'

type Sending = { message: { body: string }; free?: boolean }
export type Opening = {
  letters: string | null
  isContact: boolean
  isHeld: boolean
  signs: SignKind[]
} | null

/** What is counted of a first message, with the signs that it shows; null of any other. */
export const openingOf = (
  { message: { body }, free }: Sending,
  { opener, held }: SendFacts,
): Opening => {
  if (!opener || free || held) return null
  const letters = lettersOf(body)
  const isContact = hasContact(body)
  const { ageMs, inHour, inDay, same, contacts } = opener
  const counts = {
    ageMs,
    inHour: inHour + 1,
    inDay: inDay + 1,
    same: same + (letters === null ? 0 : 1),
    contacts: contacts + (isContact ? 1 : 0),
  }
  const signs = signsOf(counts, { isContact })
  return { letters, isContact, isHeld: signs.length > 0, signs }
}

/** What the write of a message has to know where somebody has not heard of all that was said. */
export const unheardOf = ({ stored, isUnheard, lastSeq }: SendFacts, opening: Opening) => ({
  ...(opening && {
    opening: {
      letters: opening.letters,
      isContact: opening.isContact,
      isHeld: opening.isHeld,
    },
  }),
  ...(stored && isUnheard ? { lastSeq } : {}),
})

/** Who writes by themselves wants to be written to: what was held for them goes on. */
export const heardBy = ({ held }: SendFacts): FirstEvent[] =>
  held && !held.isOwn
    ? [{ to: 'message', id: held.message, event: { type: 'deliver' }, must: true }]
    : []
