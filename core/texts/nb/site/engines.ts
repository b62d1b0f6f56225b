import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Norwegian. */
export const nbEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Bli med gratis',
    description: 'Lag en profil på noen minutter. Det er gratis å bli med, 18+.',
  },
  login: { title: 'Logg inn', description: 'Logg inn og les hvem som har skrevet til deg.' },
  pricing: {
    title: 'Priser',
    description:
      'Hva en melding koster, og hva som er gratis. Ikke noe abonnement, priser med mva.',
  },
  complaints: {
    title: 'Rapporter noe',
    description:
      'Er det noe her som ikke hører hjemme? Rapporter det, også uten konto. Du får et nummer.',
  },
  rules: {
    title: 'Husregler',
    description: 'Hva som ikke er lov her, og hva som skjer hvis noen gjør det.',
  },
}
