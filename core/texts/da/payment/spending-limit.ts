import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Danish. */
export const daSpendingLimit: TextsOf<typeof nlSpendingLimit> = {
  spending: {
    title: 'Din forbrugsgrænse',
    text: 'Bestem selv, hvor meget du højst bruger. Lavere gælder straks. Højere, eller ingen grænse længere, gælder efter {{days}} dage.',
    per: { day: 'Om dagen', week: 'Om ugen', month: 'Om måneden' },
    none: 'Ingen grænse',
    standing: '{{spent}} brugt, {{left}} tilbage indtil {{until}}',
    spent: '{{spent}} brugt',
    elsewhere:
      'Der, hvor du køber nu, betaler du i {{currency}}. Så længe denne grænse gælder, kan du ikke bestille der. En grænse i {{currency}} gælder efter {{days}} dage.',
    open: 'Heraf er {{open}} stadig åbent.',
    later: 'Fra {{at}}: {{limit}}',
    laterNone: 'Fra {{at}}: ingen grænse',
    keep: 'Behold grænsen',
    keepOf: {
      day: 'Behold grænsen pr. dag',
      week: 'Behold grænsen pr. uge',
      month: 'Behold grænsen pr. måned',
    },
    change: 'Skift',
    changeOf: {
      day: 'Skift grænsen pr. dag',
      week: 'Skift grænsen pr. uge',
      month: 'Skift grænsen pr. måned',
    },
    most: {
      day: 'Højst om dagen, i {{currency}}',
      week: 'Højst om ugen, i {{currency}}',
      month: 'Højst om måneden, i {{currency}}',
    },
    hint: 'For eksempel 25 eller 25,50',
    wrong: 'Skriv et beløb, såsom 25 eller 25,50',
    save: 'Gem',
    remove: 'Ingen grænse længere',
    cancel: 'Annuller',
    now: 'Din grænse gælder nu.',
    raised: 'Dit nye valg træder i kraft den {{at}}. Indtil da er alt, som det er.',
    failed: 'Dine grænser kan ikke vises nu.',
    broken: {
      day: 'Det går over din egen grænse på {{limit}} om dagen. Du har {{left}} tilbage. En ny dag begynder den {{until}}.',
      week: 'Det går over din egen grænse på {{limit}} om ugen. Du har {{left}} tilbage. En ny uge begynder den {{until}}.',
      month:
        'Det går over din egen grænse på {{limit}} om måneden. Du har {{left}} tilbage. En ny måned begynder den {{until}}.',
    },
    brokenElsewhere:
      'Du har sat dig selv en grænse på {{limit}}. I en anden valuta kan du ikke bestille for tiden.',
    brokenOpen: 'Ordrer, der stadig er åbne, tæller også med.',
    look: 'Se dine grænser',
  },
}
