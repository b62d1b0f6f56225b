import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in English. */
export const enConsent: TextsOf<typeof nlConsent> = {
  consent: {
    title: 'Who you look for',
    given:
      'On {{date}} you agreed that we keep who you look for. If you withdraw that, we erase it and show you everybody.',
    everybody: 'Everybody',
    none: 'We do not keep who you look for. You see everybody, until you agree that we remember it again.',
    withdraw: 'Withdraw my consent',
    give: 'I agree that this is kept',
  },
}
