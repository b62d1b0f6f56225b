import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Swedish. */
export const svNotifications: TextsOf<typeof nlNotifications> = {
  notifications: {
    title: 'Vad du får höra om',
    what: 'Sorts avisering',
    email: 'E-post',
    push: 'Push',
    newMessages: 'Nya meddelanden',
    newLikes: 'Nya likes',
    matches: 'Matchningar',
    gifts: 'Gåvor',
    visits: 'Besökare',
    payments: 'Betalningar',
    account: 'Inloggningar',
    alwaysMailed: '{{kind}}: alltid via mejl',
    notMailed: '{{kind}}: inte via mejl',
    happened: 'Vad som har hänt',
    install:
      'På en iPhone eller iPad fungerar aviseringar först när {{name}} finns på din hemskärm. Tryck på Dela i Safari, välj Lägg till på hemskärmen och öppna {{name}} därifrån.',
    quiet: {
      section: 'När och hur',
      title: 'Tysta timmar',
      on: 'Från {{from}} till {{to}} hör du inget. Efteråt kommer allt i en enda avisering.',
      off: 'Slå på det om du inte vill höra något på natten.',
      from: 'Tyst från',
      to: 'Till',
      zone: 'Tidszon',
    },
    lock: {
      title: 'På din skärm',
      nothing: 'Inget',
      name: 'Namn',
      text: 'Allt',
      nothingText: 'En avisering säger bara att det finns något.',
      nameText: 'Den som ser din skärm ser vem det är från.',
      textText: 'Den som ser din skärm kan läsa dina meddelanden.',
    },
    newMembers: 'Sparade sökningar',
    switch: '{{kind}}: {{channel}}',
    always: 'Mejl om ditt konto och dina betalningar kommer alltid.',
  },
}
