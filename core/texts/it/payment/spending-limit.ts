import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Italian. */
export const itSpendingLimit: TextsIn<'it', typeof nlSpendingLimit> = {
  spending: {
    title: 'Il tuo limite di spesa',
    text: 'Decidi tu quanto spendere al massimo. Più basso vale subito. Più alto, o nessun limite, vale dopo {{days}} giorni.',
    per: { day: 'Al giorno', week: 'A settimana', month: 'Al mese' },
    none: 'Nessun limite',
    standing: '{{spent}} spesi, {{left}} restano fino al {{until}}',
    spent: '{{spent}} spesi',
    elsewhere:
      'Dove compri ora paghi in {{currency}}. Finché vale questo limite, lì non puoi ordinare. Un limite in {{currency}} vale dopo {{days}} giorni.',
    open: 'Di questi, {{open}} sono ancora aperti.',
    later: 'Dal {{at}}: {{limit}}',
    laterNone: 'Dal {{at}}: nessun limite',
    keep: 'Tieni il limite',
    keepOf: {
      day: 'Tieni il limite giornaliero',
      week: 'Tieni il limite settimanale',
      month: 'Tieni il limite mensile',
    },
    change: 'Cambia',
    changeOf: {
      day: 'Cambia il limite giornaliero',
      week: 'Cambia il limite settimanale',
      month: 'Cambia il limite mensile',
    },
    most: {
      day: 'Al massimo al giorno, in {{currency}}',
      week: 'Al massimo a settimana, in {{currency}}',
      month: 'Al massimo al mese, in {{currency}}',
    },
    hint: 'Per esempio 25 o 25,50',
    wrong: 'Scrivi un importo, come 25 o 25,50',
    save: 'Salva',
    remove: 'Nessun limite',
    cancel: 'Annulla',
    now: 'Il tuo limite vale da ora.',
    raised: 'La tua scelta vale dal {{at}}. Fino ad allora resta tutto com’è.',
    failed: 'Ora non si possono mostrare i tuoi limiti.',
    broken: {
      day: 'Questo supera il tuo limite di {{limit}} al giorno. Ti restano {{left}}. Un nuovo giorno inizia il {{until}}.',
      week: 'Questo supera il tuo limite di {{limit}} a settimana. Ti restano {{left}}. Una nuova settimana inizia il {{until}}.',
      month:
        'Questo supera il tuo limite di {{limit}} al mese. Ti restano {{left}}. Un nuovo mese inizia il {{until}}.',
    },
    brokenElsewhere:
      'Ti sei dato un limite di {{limit}}. Per ora non puoi ordinare in un’altra valuta.',
    brokenOpen: 'Contano anche gli ordini ancora aperti.',
    look: 'Vedi i tuoi limiti',
  },
}
