import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in French. */
export const frDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `C’est pourquoi le prélèvement est désactivé pour toi. Achète pour ${money} d’une autre façon, et il revient.`,
  object: ({ email }) => `Ce n’est pas exact ? Écris-nous à ${email}, et quelqu’un regardera.`,
  collected: 'Prélèvements encaissés',
  failed: 'Prélèvements échoués',
  reversed: 'Prélèvements repris',
  blockedNow: 'Bloqués pour le prélèvement',
  ahead: 'Crédits d’avance, pas encore payés',
}
