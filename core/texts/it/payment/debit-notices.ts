import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Italian. */
export const itDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Perciò ora l’addebito diretto è disattivato per te. Compra per ${money} in un altro modo, e tornerà attivo.`,
  object: ({ email }) => `Non è giusto? Scrivici a ${email}, e qualcuno controlla.`,
  collected: 'Addebiti incassati',
  failed: 'Addebiti falliti',
  reversed: 'Addebiti stornati',
  blockedNow: 'Senza addebito diretto ora',
  ahead: 'Crediti anticipati, non ancora pagati',
}
