import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Danish. */
export const daEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Tilmeld dig gratis',
    description: 'Lav en profil på få minutter. Det er gratis at være med, 18+.',
  },
  login: { title: 'Log ind', description: 'Log ind, og læs, hvem der har skrevet til dig.' },
  pricing: {
    title: 'Priser',
    description: 'Hvad en besked koster, og hvad der er gratis. Intet abonnement, priser med moms.',
  },
  complaints: {
    title: 'Anmeld noget',
    description:
      'Er der noget her, der ikke er tilladt? Anmeld det, også uden konto. Du får et nummer.',
  },
  rules: {
    title: 'Husregler',
    description: 'Hvad der ikke er tilladt her, og hvad der sker, hvis nogen gør det.',
  },
}
