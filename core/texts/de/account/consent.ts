import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in German. */
export const deConsent: TextsOf<typeof nlConsent> = {
  consent: {
    title: 'Wen du suchst',
    given:
      'Am {{date}} warst du einverstanden, dass wir uns merken, wen du suchst. Widerrufst du das, löschen wir es und zeigen dir alle.',
    everybody: 'Alle',
    none: 'Wir merken uns nicht, wen du suchst. Du siehst alle, bis du wieder einverstanden bist.',
    withdraw: 'Einwilligung widerrufen',
    give: 'Ich bin einverstanden, dass ihr euch das merkt',
  },
}
