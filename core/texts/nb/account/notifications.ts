import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Norwegian. */
export const nbNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'Hva du får vite om',
    what: 'Type varsel',
    email: 'E-post',
    push: 'Push',
    newMessages: 'Nye meldinger',
    newLikes: 'Nye likes',
    matches: 'Matcher',
    gifts: 'Gaver',
    visits: 'Besøkende',
    payments: 'Betalinger',
    account: 'Innlogginger',
    alwaysMailed: '{{kind}}: alltid på e-post',
    notMailed: '{{kind}}: ikke på e-post',
    happened: 'Hva som har skjedd',
    install:
      'På en iPhone eller iPad virker varsler først når {{name}} er på hjemskjermen din. Trykk på Del i Safari, velg Legg til på Hjem-skjerm og åpne {{name}} derfra.',
    quiet: {
      section: 'Når og hvordan',
      title: 'Stille timer',
      on: 'Fra {{from}} til {{to}} hører du ingenting. Etterpå kommer alt i ett varsel.',
      off: 'Slå på dette hvis du ikke vil høre noe om natten.',
      from: 'Stille fra',
      to: 'Til',
      zone: 'Tidssone',
    },
    lock: {
      title: 'På skjermen din',
      nothing: 'Ingenting',
      name: 'Navn',
      text: 'Alt',
      nothingText: 'Et varsel sier bare at det er noe.',
      nameText: 'Den som ser skjermen din, ser hvem det er fra.',
      textText: 'Den som ser skjermen din, kan lese meldingene dine.',
    },
    newMembers: 'Lagrede søk',
    switch: '{{kind}}: {{channel}}',
    always: 'E-poster om kontoen og betalingene dine kommer alltid.',
  },
}
