import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Finnish. */
export const fiNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'Mistä kerromme',
    what: 'Ilmoituksen laji',
    email: 'Sähköposti',
    push: 'Push',
    newMessages: 'Uudet viestit',
    newLikes: 'Uudet tykkäykset',
    matches: 'Matchit',
    gifts: 'Lahjat',
    visits: 'Kävijät',
    payments: 'Maksut',
    account: 'Kirjautumiset',
    alwaysMailed: '{{kind}}: aina sähköpostilla',
    notMailed: '{{kind}}: ei sähköpostilla',
    happened: 'Mitä tapahtui',
    install:
      'iPhonessa ja iPadissa ilmoitukset toimivat vasta, kun {{name}} on Koti-valikossasi. Napauta Safarissa Jaa, valitse Lisää Koti-valikkoon ja avaa {{name}} sieltä.',
    quiet: {
      section: 'Milloin ja miten',
      title: 'Hiljaiset tunnit',
      on: 'Klo {{from}}–{{to}} et kuule mitään. Sen jälkeen kaikki tulee yhtenä ilmoituksena.',
      off: 'Ota käyttöön, jos et halua kuulla öisin mitään.',
      from: 'Hiljaisuus alkaa',
      to: 'Päättyy',
      zone: 'Aikavyöhyke',
    },
    lock: {
      title: 'Näytölläsi',
      nothing: 'Ei mitään',
      name: 'Nimi',
      text: 'Kaikki',
      nothingText: 'Ilmoitus sanoo vain, että jotakin on.',
      nameText: 'Joka näkee näyttösi, näkee, keneltä se on.',
      textText: 'Joka näkee näyttösi, voi lukea viestisi.',
    },
    newMembers: 'Tallennetut haut',
    switch: '{{kind}}: {{channel}}',
    always: 'Sähköpostit tilistäsi ja maksuistasi tulevat aina.',
  },
}
