import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Spanish. */
export const esConsent: TextsIn<'es', typeof nlConsent> = {
  consent: {
    title: 'A quién buscas',
    given:
      'El {{date}} aceptaste que guardemos a quién buscas. Si lo retiras, lo borramos y te mostramos a todo el mundo.',
    everybody: 'Todo el mundo',
    none: 'No guardamos a quién buscas. Ves a todo el mundo, hasta que aceptes que lo recordemos otra vez.',
    withdraw: 'Retirar mi consentimiento',
    give: 'Acepto que se guarde',
  },
}
