import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Norwegian. */
export const nbSpendingLimit: TextsOf<typeof nlSpendingLimit> = {
  spending: {
    title: 'Forbruksgrensen din',
    text: 'Bestem selv hvor mye du bruker høyst. Lavere gjelder med en gang. Høyere, eller ingen grense lenger, gjelder etter {{days}} dager.',
    per: { day: 'Per dag', week: 'Per uke', month: 'Per måned' },
    none: 'Ingen grense',
    standing: '{{spent}} brukt, {{left}} igjen til {{until}}',
    spent: '{{spent}} brukt',
    elsewhere:
      'Der du kjøper nå, betaler du i {{currency}}. Så lenge denne grensen gjelder, kan du ikke bestille der. En grense i {{currency}} gjelder etter {{days}} dager.',
    open: 'Av det er {{open}} fortsatt åpent.',
    later: 'Fra {{at}}: {{limit}}',
    laterNone: 'Fra {{at}}: ingen grense',
    keep: 'Behold grensen',
    keepOf: {
      day: 'Behold grensen per dag',
      week: 'Behold grensen per uke',
      month: 'Behold grensen per måned',
    },
    change: 'Endre',
    changeOf: {
      day: 'Endre grensen per dag',
      week: 'Endre grensen per uke',
      month: 'Endre grensen per måned',
    },
    most: {
      day: 'Høyst per dag, i {{currency}}',
      week: 'Høyst per uke, i {{currency}}',
      month: 'Høyst per måned, i {{currency}}',
    },
    hint: 'For eksempel 25 eller 25,50',
    wrong: 'Skriv et beløp, som 25 eller 25,50',
    save: 'Lagre',
    remove: 'Ingen grense lenger',
    cancel: 'Avbryt',
    now: 'Grensen din gjelder nå.',
    raised: 'Det nye valget ditt begynner å gjelde {{at}}. Til da er alt som det er.',
    failed: 'Grensene dine kan ikke vises nå.',
    broken: {
      day: 'Dette går over din egen grense på {{limit}} per dag. Du har {{left}} igjen. En ny dag begynner {{until}}.',
      week: 'Dette går over din egen grense på {{limit}} per uke. Du har {{left}} igjen. En ny uke begynner {{until}}.',
      month:
        'Dette går over din egen grense på {{limit}} per måned. Du har {{left}} igjen. En ny måned begynner {{until}}.',
    },
    brokenElsewhere:
      'Du har satt en grense på {{limit}} for deg selv. I en annen valuta kan du ikke bestille inntil videre.',
    brokenOpen: 'Bestillinger som fortsatt er åpne, teller også.',
    look: 'Se grensene dine',
  },
}
