import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in German. */
export const deDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Deshalb geht Lastschrift für dich im Moment nicht. Kaufe für ${money} auf andere Art, dann geht sie wieder.`,
  object: ({ email }) => `Stimmt das nicht? Schreib uns an ${email}, dann sieht es sich jemand an.`,
  collected: 'Lastschriften eingezogen',
  failed: 'Lastschriften fehlgeschlagen',
  reversed: 'Lastschriften zurückgeholt',
  blockedNow: 'Jetzt für Lastschrift gesperrt',
  ahead: 'Credits im Voraus, noch nicht bezahlt',
}
