import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in Spanish. */
export const esDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} es tu código de ${site} para un mandato. No lo compartas con nadie, tampoco con nosotros.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Autorizas a ${creditor}, ${address} (identificador de acreedor ${creditorId}), a enviar instrucciones a tu banco para adeudar tu cuenta, y a tu banco a adeudarla según esas instrucciones. Solo ocurre después de un pedido que haces tú. El importe y el día te los enviamos por correo al menos ${days} días antes. Si no estás de acuerdo con un adeudo, tu banco puede devolverlo en 8 semanas. Puedes cancelar el mandato en tus ajustes cuando quieras.`,
  mandateSubject: ({ site }) => `Tu mandato a ${site}`,
  mandateHeading: ({ name }) => `Tu mandato está listo${nameAfter(name)}`,
  reference: 'Referencia del mandato',
  creditorId: 'Identificador de acreedor',
  account: 'Cuenta',
  iban: ({ end }) => `termina en ${end}`,
  holder: 'Titular',
  address: 'Dirección',
  signed: 'Firmado',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Texto',
  paper: 'Ver e imprimir tu mandato',
  aheadSubject: ({ site, day }) => `${site}: un adeudo el ${day}`,
  aheadHeading: ({ name }) => `Llega tu adeudo${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Pediste por adeudo directo. Cobramos ${money} el ${day} o poco después.`,
  aheadLater: 'Tus créditos llegan cuando tu banco haya pagado.',
  aheadAdvance: ({ credits }) =>
    `Tienes enseguida un anticipo: ${credits}. El resto llega cuando tu banco haya pagado. Si no paga, el anticipo se retira de tu saldo.`,
  back: '¿No estás de acuerdo con el adeudo? Tu banco puede devolverlo durante 8 semanas.',
  order: 'Ver tu pedido',
}
