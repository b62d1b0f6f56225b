import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Italian. */
export const itDirectDebit: TextsIn<'it', typeof nlDirectDebit> = {
  debit: {
    title: 'Addebito diretto',
    back: 'Paga in un altro modo',
    choose: 'Paga con addebito diretto',
    chooseText: 'Dal tuo conto, con un codice per SMS',
    holder: 'Nome sul conto',
    iban: 'IBAN',
    street: 'Via',
    number: 'Numero',
    zip: 'CAP',
    city: 'Città',
    phone: 'Cellulare, per un codice',
    agree: 'Cosa concordiamo',
    once: 'Preleviamo {{price}} una volta, il {{day}} o poco dopo.',
    mailed: 'Quel giorno e il riferimento del mandato te li mandiamo prima per e-mail.',
    takeBack: 'La tua banca può rimborsarlo per 8 settimane.',
    whole: 'Leggi tutto il mandato',
    send: 'Mandami il codice',
    advance:
      'Hai subito {{credits}}, il resto quando la tua banca ha pagato. Se non paga, li togliamo.',
    had: 'Hai già {{credits}}, il resto arriva quando la tua banca ha pagato. Se non paga, li togliamo.',
    later: 'Ricevi i tuoi crediti appena la tua banca ha pagato.',
    codeTitle: 'Sei cifre',
    codeText:
      'Sono nell’SMS al numero che finisce con {{end}}. Il codice vale solo per questo mandato.',
    code: 'Codice dell’SMS',
    valid: 'Vale fino alle {{time}}, {{tries}} tentativi',
    again: 'Nuovo codice',
    demo: 'Questa è una demo: leggi qui il tuo SMS',
    sign: 'Firma il mandato',
    signed: 'Hai già un mandato',
    signedText: 'Dal tuo conto che finisce con {{end}}. Non ti serve un altro codice.',
    order: 'Preleva {{price}}',
    none: 'L’addebito diretto qui ora non è disponibile',
    noneText: 'Scegli un altro modo di pagare.',
    other: 'Scegli un altro modo',
    blocked: 'L’addebito diretto è disattivato per te',
    blockedText:
      'La tua banca ha ripreso {{money}}. Compra per quella cifra in un altro modo, e l’addebito diretto funziona di nuovo.',
    object: 'Non è giusto? Scrivici a {{email}} e qualcuno controlla.',
    limit: 'Per ora niente altro addebito diretto',
    limitText:
      'Puoi ordinare con addebito diretto {{max}} volte ogni {{days}} giorni. Gli altri metodi funzionano ancora.',
    pending: 'Lo preleviamo il {{day}} o poco dopo.',
    pendingLater: 'I crediti arrivano quando la tua banca ha pagato; non devi aspettare qui.',
    desk: {
      title: 'Senza addebito diretto',
      text: 'La loro banca ha ripreso soldi. L’addebito diretto torna quando hanno pagato in un altro modo, o se lo permetti.',
      none: 'Non c’è nessuno.',
      owed: '{{money}} in sospeso dal {{date}}',
      reason: 'Perché si può permettere di nuovo?',
      lift: 'Permetti di nuovo l’addebito diretto',
      lifted: 'L’addebito diretto funziona di nuovo.',
    },
  },
}
