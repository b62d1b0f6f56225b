import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Danish. */
export const daNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'Hvad du hører om',
    what: 'Slags notifikation',
    email: 'E-mail',
    push: 'Push',
    newMessages: 'Nye beskeder',
    newLikes: 'Nye likes',
    matches: 'Matches',
    gifts: 'Gaver',
    visits: 'Besøgende',
    payments: 'Betalinger',
    account: 'Logins',
    alwaysMailed: '{{kind}}: altid pr. e-mail',
    notMailed: '{{kind}}: ikke pr. e-mail',
    happened: 'Hvad der er sket',
    install:
      'På en iPhone eller iPad virker notifikationer først, når {{name}} er på din hjemmeskærm. Tryk på Del i Safari, vælg Føj til hjemmeskærm, og åbn {{name}} derfra.',
    quiet: {
      section: 'Hvornår og hvordan',
      title: 'Stille timer',
      on: 'Fra {{from}} til {{to}} hører du intet. Bagefter kommer det hele i én notifikation.',
      off: 'Slå det til, hvis du ikke vil høre noget om natten.',
      from: 'Stille fra',
      to: 'Til',
      zone: 'Tidszone',
    },
    lock: {
      title: 'På din skærm',
      nothing: 'Intet',
      name: 'Navn',
      text: 'Alt',
      nothingText: 'En notifikation siger kun, at der er noget.',
      nameText: 'Den, der ser din skærm, ser, hvem det er fra.',
      textText: 'Den, der ser din skærm, kan læse dine beskeder.',
    },
    newMembers: 'Gemte søgninger',
    switch: '{{kind}}: {{channel}}',
    always: 'Mails om din konto og dine betalinger kommer altid.',
  },
}
