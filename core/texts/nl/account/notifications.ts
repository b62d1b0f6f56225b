/** What members are told of while they are away, in Dutch. */
export const nlNotifications = {
  notifications: {
    title: 'Welke meldingen krijg je?',
    what: 'Soort melding',
    email: 'E-mail',
    push: 'Push',
    newMessages: 'Nieuwe berichten',
    newLikes: 'Nieuwe likes',
    matches: 'Matches',
    newMembers: 'Zoekopdrachten',
    switch: '{{kind}}: {{channel}}',
    always: 'Mails over je account en je betalingen krijg je altijd.',
  },
} as const
