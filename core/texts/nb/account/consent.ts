import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Norwegian. */
export const nbConsent: TextsOf<typeof nlConsent> = {
  consent: {
    title: 'Hvem du ser etter',
    given:
      'Den {{date}} gikk du med på at vi lagrer hvem du ser etter. Trekker du det tilbake, sletter vi det og viser deg alle.',
    everybody: 'Alle',
    none: 'Vi lagrer ikke hvem du ser etter. Du ser alle, til du går med på at vi husker det igjen.',
    withdraw: 'Trekk samtykket mitt tilbake',
    give: 'Det kan dere lagre',
  },
}
