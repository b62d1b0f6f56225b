import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Danish. */
export const daConsent: TextsOf<typeof nlConsent> = {
  consent: {
    title: 'Hvem du søger',
    given:
      'Den {{date}} gik du med til, at vi gemmer, hvem du søger. Trækker du det tilbage, sletter vi det og viser dig alle.',
    everybody: 'Alle',
    none: 'Vi gemmer ikke, hvem du søger. Du ser alle, indtil du igen går med til, at vi husker det.',
    withdraw: 'Træk mit samtykke tilbage',
    give: 'Det må I gerne gemme',
  },
}
