import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Spanish. */
export const esDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Por eso el adeudo directo está desactivado para ti ahora. Compra por ${money} de otra forma y volverá a funcionar.`,
  object: ({ email }) => `¿No es correcto? Escríbenos a ${email}, y alguien lo mira.`,
  collected: 'Adeudos cobrados',
  failed: 'Adeudos fallidos',
  reversed: 'Adeudos retirados',
  blockedNow: 'Sin adeudo directo ahora',
  ahead: 'Créditos anticipados, sin pagar aún',
}
