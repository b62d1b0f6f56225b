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
    switch: '{{kind}}: {{channel}}',
    always:
      'Push komt alleen op apparaten waar je meldingen aanzet. Mails over je account en je betalingen, zoals een nieuw wachtwoord of een bon, krijg je altijd.',
  },
} as const
