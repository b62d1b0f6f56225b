import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in English. */
export const enNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'What you hear about',
    what: 'Kind of notification',
    email: 'Email',
    push: 'Push',
    newMessages: 'New messages',
    newLikes: 'New likes',
    matches: 'Matches',
    gifts: 'Gifts',
    visits: 'Visitors',
    payments: 'Payments',
    account: 'Logins',
    alwaysMailed: '{{kind}}: always by email',
    notMailed: '{{kind}}: not by email',
    happened: 'What happened',
    install:
      'On an iPhone or iPad notifications only work once {{name}} is on your home screen. Tap Share in Safari, choose Add to Home Screen and open {{name}} there.',
    quiet: {
      section: 'When and how',
      title: 'Quiet hours',
      on: 'From {{from}} to {{to}} you hear nothing. Afterwards all of it comes in one notification.',
      off: 'Switch this on if you want to hear nothing at night.',
      from: 'Quiet from',
      to: 'Until',
      zone: 'Time zone',
    },
    lock: {
      title: 'On your screen',
      nothing: 'Nothing',
      name: 'Name',
      text: 'All',
      nothingText: 'A notification only says that there is something.',
      nameText: 'Whoever sees your screen sees who it is from.',
      textText: 'Whoever sees your screen can read your messages.',
    },
    newMembers: 'Saved searches',
    switch: '{{kind}}: {{channel}}',
    always: 'Emails about your account and your payments always come.',
  },
}
