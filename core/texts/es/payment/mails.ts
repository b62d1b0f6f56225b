import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 crédito' : `${count} créditos`)

/** What mails on money say to who paid it, in Spanish. */
export const esPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Tu recibo de ${site}`,
    heading: ({ name }) => `¡Gracias${nameAfter(name)}!`,
    body: ({ credits }) =>
      `Tu pago se ha realizado y ${credits === 1 ? 'hemos añadido tu crédito' : `hemos añadido tus ${credits} créditos`}.`,
    fewer:
      'Son menos de los que pediste: tu código de descuento ya no valía, porque otro pago llegó antes.',
    settled: ({ credits }) => `Lo que quedaba pendiente ya se ha descontado: ${credits}.`,
    receipt: 'Número de recibo',
    number: 'Pago',
    date: 'Fecha',
    method: 'Pagado con',
    bundle: (m) => credits(m.credits),
    discount: 'Descuento',
    total: 'Total',
    vat: ({ percent }) => `IVA incluido (${percent})`,
    seller: 'Vendedor',
    address: 'Dirección',
    registered: 'Registro mercantil',
    vatNumber: 'NIF-IVA',
    methods: {
      creditcard: 'Tarjeta de crédito',
      banktransfer: 'Transferencia bancaria',
      directdebit: 'Adeudo directo',
    },
    button: 'Ver tu pago',
    withdraw: ({ until }) =>
      `¿Has cambiado de idea? Puedes desistir de este pedido hasta el ${until} inclusive, también sin entrar. Recibiste tus créditos al momento, como pediste al pagar: por lo que hayas usado hasta entonces no se devuelve nada.`,
    withdrawHere: 'Desistir del contrato aquí',
  },
  withdrawalLink: {
    subject: ({ site }) => `Desistir de tu pedido en ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Se ha pedido desistir de tu pedido del ${date} (recibo ${number}). ¿Has sido tú? Con este botón ves lo que se te devuelve. Solo cuando lo confirmes ahí habrás desistido.`,
      `El enlace funciona una vez, hasta el ${until}.`,
    ],
    button: 'Ir a tu desistimiento',
    rest: () => '¿No lo pediste? Entonces no tienes que hacer nada: no cambia nada.',
  },
  payer: {
    credits,
    subject: ({ site }) => `Sobre tu pago en ${site}`,
    hello: (name) => `Hola${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Se te devuelven ${money} de tu pago. A cambio retiramos ${credits} de tu saldo.`,
      givenBack: ({ money, credits }) =>
        `Te devolvemos ${money}. A cambio retiramos ${credits} de tu saldo. El dinero suele estar en tu cuenta en unos días laborables.`,
      withdrawn: ({ money, credits }) =>
        `Has desistido de tu compra. Te devolvemos ${money} por lo que no has usado: ${credits}. El dinero suele estar en tu cuenta en unos días laborables.`,
      refunded: ({ money, credits }) =>
        `Tu pago se ha devuelto: ${money}. A cambio retiramos ${credits} de tu saldo. Sigues siendo Premium.`,
      chargedBack: ({ money, credits }) =>
        `Tu banco nos ha retirado ${money}. A cambio retiramos ${credits} de tu saldo. ¿No es correcto? Ponte en contacto con nosotros.`,
      advanceTaken: ({ money, credits }) =>
        `Tu adeudo de ${money} no se ha pagado. Por eso se retiran de tu saldo los créditos que recibiste por anticipado: ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Tu banco ha deshecho la retirada de ${money}. Vuelves a tener ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Tu pago de ${money} llegó más tarde de lo esperado, y cuenta: has recibido ${credits}.`,
      paidTwice: ({ money, credits }) =>
        `Para este pedido llegaron otros ${money}. Por ello has recibido ${credits} más. ¿No era tu intención? Dínoslo, y te lo devolvemos.`,
    },
    owed: (credits) =>
      `No te quedaban créditos suficientes. Todavía pendiente: ${credits}. No tienes que hacer nada ahora.`,
    stillOwed: (credits) => `Todavía pendiente: ${credits}.`,
    order: 'Pedido',
    ordered: 'Pedido el',
    withdrawn: 'Desistido el',
    paid: 'Pedido',
    money: 'Importe',
    taken: 'Créditos retirados',
    given: 'Créditos añadidos',
    button: 'Ver tu pago',
  },
}
