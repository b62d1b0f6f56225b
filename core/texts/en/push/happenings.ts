import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in English. */
export const enHappenings: TextsOf<typeof nlHappenings> = {
  happenings: {
    title: 'What happened',
    on: 'Notifications are on for this device.',
    off: 'Notifications are off for this device.',
    quiet: 'Quiet from {{from}} to {{to}}.',
    denied: 'Your browser refuses notifications.',
    install: 'You get notifications once {{name}} is on your home screen.',
    incapable: 'This browser cannot show notifications.',
    change: 'Change',
    new: 'New',
    today: 'Today',
    yesterday: 'Yesterday',
    messages_one: '{{name}} sent you a message',
    messages_other: '{{name}} sent you {{count}} messages',
    gift: '{{name}} gave you something',
    like: '{{name}} likes you',
    match: '{{name}} and you like each other',
    visit: '{{name}} looked at your profile',
    newMembers: 'New members fit what you are looking for',
    paid_one: 'Paid: {{count}} credit',
    paid_other: 'Paid: {{count}} credits',
    refunded: 'You get money back for a payment',
    signedIn: 'Logged in with {{device}}',
    signedInSomewhere: 'Logged in on a device that we do not know',
    none: 'Nothing has happened yet',
    noneText: 'Whoever writes to you, likes you or looks at your profile shows up here.',
    more: 'Show more',
    kept_one: 'This is what happened in the last day.',
    kept_other: 'This is what happened in the last {{count}} days.',
  },
}
