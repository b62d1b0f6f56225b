import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Finnish. */
export const fiSpendingLimit: TextsOf<typeof nlSpendingLimit> = {
  spending: {
    title: 'Kulutusrajasi',
    text: 'Päätä itse, kuinka paljon enintään kulutat. Alempi pätee heti. Korkeampi tai rajaton pätee {{days}} päivän päästä.',
    per: { day: 'Päivässä', week: 'Viikossa', month: 'Kuukaudessa' },
    none: 'Ei rajaa',
    standing: '{{spent}} käytetty, {{left}} jäljellä {{until}} asti',
    spent: '{{spent}} käytetty',
    elsewhere:
      'Siellä, missä nyt ostat, maksat valuutassa {{currency}}. Niin kauan kuin tämä raja pätee, et voi tilata siellä. Raja valuutassa {{currency}} pätee {{days}} päivän päästä.',
    open: 'Siitä {{open}} on yhä avoinna.',
    later: '{{at}} alkaen: {{limit}}',
    laterNone: '{{at}} alkaen: ei rajaa',
    keep: 'Pidä raja',
    keepOf: {
      day: 'Pidä päiväraja',
      week: 'Pidä viikkoraja',
      month: 'Pidä kuukausiraja',
    },
    change: 'Muuta',
    changeOf: {
      day: 'Muuta päivärajaa',
      week: 'Muuta viikkorajaa',
      month: 'Muuta kuukausirajaa',
    },
    most: {
      day: 'Enintään päivässä, {{currency}}',
      week: 'Enintään viikossa, {{currency}}',
      month: 'Enintään kuukaudessa, {{currency}}',
    },
    hint: 'Esimerkiksi 25 tai 25,50',
    wrong: 'Kirjoita summa, kuten 25 tai 25,50',
    save: 'Tallenna',
    remove: 'Ei enää rajaa',
    cancel: 'Peru',
    now: 'Rajasi pätee nyt.',
    raised: 'Uusi valintasi pätee {{at}} alkaen. Siihen asti kaikki pysyy ennallaan.',
    failed: 'Rajojasi ei voi nyt näyttää.',
    broken: {
      day: 'Tämä ylittää oman rajasi {{limit}} päivässä. Jäljellä on {{left}}. Uusi päivä alkaa {{until}}.',
      week: 'Tämä ylittää oman rajasi {{limit}} viikossa. Jäljellä on {{left}}. Uusi viikko alkaa {{until}}.',
      month:
        'Tämä ylittää oman rajasi {{limit}} kuukaudessa. Jäljellä on {{left}}. Uusi kuukausi alkaa {{until}}.',
    },
    brokenElsewhere:
      'Olet asettanut itsellesi rajan {{limit}}. Toisessa valuutassa et voi toistaiseksi tilata.',
    brokenOpen: 'Yhä avoimet tilaukset lasketaan mukaan.',
    look: 'Katso rajasi',
  },
}
