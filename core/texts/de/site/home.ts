import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in German. */
export const deHome: TextsOf<typeof nlHome> = {
  home: {
    adults: 'Nur für Erwachsene, {{age}}+',
    title: 'Wo der Funke überspringt',
    lead: 'Lern Leute aus deiner Nähe kennen, einfach vom Sofa aus.',
    look: 'Erst umschauen',
    drawn: 'Die Menschen auf dieser Seite sind gezeichnet und keine Mitglieder.',
    closed: 'Anmelden geht im Moment nicht. Hast du ein Konto, kannst du dich einloggen.',
    how: 'So geht es',
    steps: {
      signup: 'Kostenlos anmelden',
      signupText: 'In einer Minute, mit deiner E-Mail-Adresse.',
      signupGift: 'Du bekommst {{credits}} für den Anfang.',
      meet: 'Finde jemanden, der dir gefällt',
      meetText: 'Schau dich um, lies, wer jemand ist, und gib einen Like.',
      chat: 'Schick eine Nachricht',
      chatText: 'Der Preis steht auf dem Knopf, bevor du sendest.',
    },
    prices: 'Was es kostet',
    looking: 'Anmelden, umschauen und Likes geben',
    free: 'Kostenlos',
    message: 'Eine Nachricht senden',
    from: 'ab {{price}}',
    pricesText:
      'Credits kaufst du vorher, inklusive MwSt. Es gibt kein Abo, und nichts verlängert sich von allein.',
    honest: 'Ehrlich über fiktive Profile',
    honestText: 'Jemanden, den es nicht gibt, kannst du nicht treffen.',
  },
}
