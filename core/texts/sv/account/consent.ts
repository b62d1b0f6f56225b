import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Swedish. */
export const svConsent: TextsOf<typeof nlConsent> = {
  consent: {
    title: 'Vem du söker',
    given:
      'Den {{date}} gick du med på att vi sparar vem du söker. Om du tar tillbaka det raderar vi det och visar dig alla.',
    everybody: 'Alla',
    none: 'Vi sparar inte vem du söker. Du ser alla, tills du går med på att vi minns det igen.',
    withdraw: 'Ta tillbaka mitt samtycke',
    give: 'Det får ni spara',
  },
}
