import type { Call } from './call.ts'
import { contract, type Key, partsOf } from './contract.ts'

/**
 * What a member may change who has not agreed to new terms (LND-04): to go, to take something back,
 * to get one's money and data, to be safe, to be left alone, and what reading itself writes.
 */
export const goesOnWithoutTerms = {
  'to agree': ['PUT /api/terms.php'],
  'to leave, and to take one’s data along': ['DELETE /api/user.php', 'POST /api/data.php'],
  'to get one’s money back, and to pay less': [
    'POST /api/withdrawal.php',
    'POST /api/receipt.php',
    'DELETE /api/order.php',
    'DELETE /api/mandate.php',
    'PUT /api/spending-limit.php',
  ],
  'to take back what one gave or said': [
    'DELETE /api/consent.php',
    'DELETE /api/match-finder.php',
    'DELETE /api/match-finder.php?consent=1',
    'DELETE /api/likes.php',
    'DELETE /api/swipe-game.php',
    'DELETE /api/favourites.php',
    'DELETE /api/saved-searches.php',
    'DELETE /api/photos.php',
    'DELETE /api/album.php',
    'DELETE /api/chat.php',
    'DELETE /api/message.php',
  ],
  'to be safe, and to object': [
    'POST /api/report.php',
    'PUT /api/safety.php',
    'POST /api/appeal.php',
    'POST /api/block.php',
    'DELETE /api/block.php',
    'POST /api/avoided.php',
    'DELETE /api/avoided.php',
    'PUT /api/password.php',
    'POST /api/mail-change.php',
    'POST /api/mail-change.php?resend=1',
    'DELETE /api/mail-change.php',
    'DELETE /api/devices.php',
    'DELETE /api/devices.php?others=1',
    'POST /api/activation.php?resend=1',
  ],
  'to be left alone, and read to in one’s language': [
    'PUT /api/user.php',
    'PUT /api/user.php?visibility=1',
    'PUT /api/user.php?notifications=1',
    'POST /api/user.php?push=1',
    'PUT /api/push-choices.php',
    'PUT /api/meeting-choices.php',
  ],
  'what reading writes': [
    'PUT /api/age-proof.php',
    'PUT /api/notifications.php',
    'PUT /api/member.php',
    'PUT /api/saved-searches.php',
    'PUT /api/chat.php',
    'PUT /api/chat-photo.php',
    'PUT /api/delivered.php',
    'POST /api/page-shown.php',
  ],
} as const satisfies Record<string, readonly Key[]>

const goesOn: ReadonlySet<string> = new Set(Object.values(goesOnWithoutTerms).flat())

/** Whether a call changes something as a member does. */
export const isMembersChange = (key: Key): boolean => {
  const { audience, reads, gives }: Call = contract[key]
  return audience === 'member' && (partsOf(key).method === 'GET' ? gives === true : !reads)
}

/** Whether a call waits until its member has agreed to the terms as they are. */
export const waitsForTerms = (key: Key): boolean => isMembersChange(key) && !goesOn.has(key)
