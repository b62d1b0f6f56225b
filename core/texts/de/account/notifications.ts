import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in German. */
export const deNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'Worüber du Bescheid bekommst',
    what: 'Art der Benachrichtigung',
    email: 'E-Mail',
    push: 'Push',
    newMessages: 'Neue Nachrichten',
    newLikes: 'Neue Likes',
    matches: 'Matches',
    gifts: 'Geschenke',
    visits: 'Besuch',
    payments: 'Zahlungen',
    account: 'Logins',
    alwaysMailed: '{{kind}}: immer per E-Mail',
    notMailed: '{{kind}}: nicht per E-Mail',
    happened: 'Was passiert ist',
    install:
      'Auf iPhone oder iPad gehen Benachrichtigungen erst, wenn {{name}} auf deinem Home-Bildschirm ist. Tippe in Safari auf Teilen, wähle Zum Home-Bildschirm und öffne {{name}} dort.',
    quiet: {
      section: 'Wann und wie',
      title: 'Ruhezeit',
      on: 'Von {{from}} bis {{to}} hörst du nichts. Danach kommt alles in einer Benachrichtigung.',
      off: 'Schalte das ein, wenn du nachts nichts hören willst.',
      from: 'Ruhe ab',
      to: 'Bis',
      zone: 'Zeitzone',
    },
    lock: {
      title: 'Auf deinem Bildschirm',
      nothing: 'Nichts',
      name: 'Name',
      text: 'Alles',
      nothingText: 'Eine Benachrichtigung sagt nur, dass es etwas gibt.',
      nameText: 'Wer deinen Bildschirm sieht, sieht, von wem sie ist.',
      textText: 'Wer deinen Bildschirm sieht, kann deine Nachrichten lesen.',
    },
    newMembers: 'Gespeicherte Suchen',
    switch: '{{kind}}: {{channel}}',
    always: 'Mails zu deinem Konto und deinen Zahlungen kommen immer.',
  },
}
