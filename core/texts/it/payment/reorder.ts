import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Italian. */
export const itReorder: TextsIn<'it', typeof nlReorder> = {
  repeat: {
    title: 'Ripeti il tuo ordine',
    lead: 'Ordina di nuovo con un clic quello che hai già comprato, al prezzo di oggi.',
    link: 'Ripeti il tuo ultimo ordine',
    last: 'Ultimo ordine il {{date}}',
    pay: 'Paga {{price}}',
    payOf: 'Paga {{price}} per {{credits}} con {{method}}',
    byMandate: '{{method}}, salvato da te. Paghi subito, senza pagina di pagamento.',
    byDebit: '{{method}} dal conto che hai salvato.',
    byRedirect: 'Paghi con {{method}} nella pagina di pagamento.',
    byBank: 'Paghi con {{method}} presso {{bank}}.',
    otherWay: 'Paga in un altro modo',
    none: 'Ora non c’è niente da ripetere',
    noneText: 'Quando avrai comprato qualcosa che è ancora in vendita, lo trovi qui.',
    toCredits: 'Vedi i pacchetti',
    ended: 'Questo metodo salvato non funziona più. Niente è stato ordinato né addebitato.',
    placed: 'Questo ordine è già stato fatto, forse in un’altra finestra.',
    keep: 'Salva il metodo di pagamento',
    keepText:
      'La prossima volta ordini con un clic. I tuoi dati li ha il fornitore di pagamenti, non noi. Non si addebita mai niente se non fai clic per pagare, e puoi toglierlo quando vuoi nelle impostazioni.',
    loading: 'Un momento, il fornitore sta ricevendo il tuo pagamento.',
  },
  mandates: {
    title: 'Metodi di pagamento salvati',
    text: 'Con questi ordini di nuovo con un clic. Non si addebita mai niente se non fai clic per pagare.',
    none: 'Non hai salvato nessun metodo di pagamento. Puoi farlo quando ordini.',
    given: 'Salvato il {{date}}',
    remove: 'Togli',
    removeOf: 'Togli {{method}}',
    removed: 'Tolto. Non puoi più ordinare con questo.',
    failed: 'Ora non si possono mostrare i metodi salvati.',
  },
}
