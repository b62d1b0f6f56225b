import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Polish. */
export const plConsent: TextsIn<'pl', typeof nlConsent> = {
  consent: {
    title: 'Kogo szukasz',
    given:
      '{{date}} była Twoja zgoda, byśmy pamiętali, kogo szukasz. Jeśli ją cofniesz, usuniemy to i pokażemy Ci wszystkich.',
    everybody: 'Wszyscy',
    none: 'Nie pamiętamy, kogo szukasz. Widzisz wszystkich, dopóki znów nie wyrazisz zgody.',
    withdraw: 'Cofnij moją zgodę',
    give: 'Zgadzam się, by to zachować',
  },
}
