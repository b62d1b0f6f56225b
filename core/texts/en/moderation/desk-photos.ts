import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in English. */
export const enDeskPhotos: TextsOf<typeof nlDeskPhotos> = {
  photos: {
    section: 'Photos',
    title: 'Photos',
    waiting_one: '{{count}} waiting',
    waiting_other: '{{count}} waiting',
    empty: 'All done',
    emptyText: 'No photo is waiting. Time for coffee.',
    again: 'Look again',
    hidden: 'Others do not see it yet',
    shown: 'Others see it already',
    unseen: 'Hidden from others',
    broken: 'The photo does not load. It may be gone. Try again.',
    alike: 'Looks like a photo that was refused ({{bits}} of 64 points differ)',
    refused_one: 'Refused before: {{count}} photo',
    refused_other: 'Refused before: {{count}} photos',
    refusedNone: 'Never had a photo refused',
    alt: 'The photo to review',
    approve: 'Fine, next',
    refuse: 'Refuse, next',
    rules: 'Or refuse for',
    facts: 'What {{name}} reads',
    writeFacts: 'Write down why.',
    child:
      'The photo is locked. Nobody sees it any more, not even you, and its case stands first in line.',
    lock: 'Lock, next',
    done: 'Approved',
    doneRefused: 'Refused, with the reason',
    doneLocked: 'Locked',
  },
  locked: {
    title: 'Locked',
    text: 'Nobody sees this photo, not even you. Decide by what was said. With “nothing found” it comes back unseen; otherwise the procedure follows.',
    status: {
      locked: 'Locked since {{at}}',
      handedOver: 'Handed over, was locked since {{at}}',
      destroyed: 'Destroyed, was locked since {{at}}',
    },
    until: 'Without a decision the lock ends by itself: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Is a life in danger? Call 112 first.',
    number: 'Number, and whom you spoke to',
    send: 'Police informed',
    done: 'Kept in the case and the log',
    told: 'Police informed',
  },
}
