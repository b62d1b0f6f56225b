import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConsent } from '#core/texts/nl/account/consent.ts'

/** Consent to keep special data, in Finnish. */
export const fiConsent: TextsOf<typeof nlConsent> = {
  consent: {
    title: 'Ketä etsit',
    given:
      'Hyväksyit {{date}}, että säilytämme tiedon siitä, ketä etsit. Jos perut sen, poistamme tiedon ja näytämme sinulle kaikki.',
    everybody: 'Kaikki',
    none: 'Emme säilytä tietoa siitä, ketä etsit. Näet kaikki, kunnes annat meidän taas muistaa sen.',
    withdraw: 'Peru suostumukseni',
    give: 'Hyväksyn, että tämä säilytetään',
  },
}
