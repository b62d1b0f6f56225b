import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in French. */
export const frConsent: TextsIn<'fr', typeof nlConsent> = {
  consent: {
    title: 'Qui tu cherches',
    given:
      'Le {{date}}, tu as accepté que nous gardions qui tu cherches. Si tu retires ton accord, nous l’effaçons et te montrons tout le monde.',
    everybody: 'Tout le monde',
    none: 'Nous ne gardons pas qui tu cherches. Tu vois tout le monde, jusqu’à ce que tu sois à nouveau d’accord.',
    withdraw: 'Retirer mon accord',
    give: 'J’accepte que ce soit gardé',
  },
}
