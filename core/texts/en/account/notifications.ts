import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in English. */
export const enNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'What you hear about',
    what: 'Kind of notification',
    email: 'E-mail',
    push: 'Push',
    newMessages: 'New messages',
    newLikes: 'New likes',
    matches: 'Matches',
    newMembers: 'Saved searches',
    switch: '{{kind}}: {{channel}}',
    always: 'Mails about your account and your payments always come.',
  },
}
