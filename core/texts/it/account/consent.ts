import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Italian. */
export const itConsent: TextsIn<'it', typeof nlConsent> = {
  consent: {
    title: 'Chi cerchi',
    given:
      'Il {{date}} hai accettato che conserviamo chi cerchi. Se lo revochi, lo cancelliamo e ti mostriamo tutti.',
    everybody: 'Tutti',
    none: 'Non conserviamo chi cerchi. Vedi tutti, finché non accetti che lo ricordiamo di nuovo.',
    withdraw: 'Revoca il mio consenso',
    give: 'Accetto che sia conservato',
  },
}
