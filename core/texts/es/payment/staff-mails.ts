import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** What the people of a site are told of its money, in Spanish. */
export const esStaffMails: StaffMails = {
  matter: {
    locale: 'es-ES',
    heading: 'Alguien tiene que mirar un pago',
    about: {
      partlyRefunded:
        'Devuelto en parte. Se han retirado los créditos; el miembro sigue siendo Premium.',
      wonBack: 'El banco ha deshecho una retrocesión. Los créditos han vuelto.',
      refundRefused:
        'El proveedor no devuelve este dinero. Mirad qué se ha devuelto ya, y pagad el resto vosotros.',
      refunded: 'Devuelto. Se han retirado los créditos; el miembro sigue siendo Premium.',
      chargedBack:
        'Retrocedido por el banco. Se han retirado los créditos; el miembro sigue siendo Premium.',
      paidTwice: 'Pagado dos veces. Se han dado créditos por los dos.',
      discountGone:
        'Pagado con un código que ya no valía: otro pago llegó antes. Se han dado créditos por lo pagado.',
    },
    payment: 'Pago',
    member: 'Miembro',
    amount: 'Importe',
    credits: 'Pedido',
    toPay: 'Por devolver',
    owed: 'Créditos que debe el miembro',
    footer: 'Este correo es para el equipo de',
  },
  day: {
    locale: 'es-ES',
    subject: ({ site, day, fine }) =>
      fine ? `${site}: los pagos del ${day}` : `${site}: los pagos del ${day} no cuadran`,
    fine: 'Pedidos, pagos, créditos dados, libro mayor y recibos cuadran.',
    wrong: 'Alguien tiene que mirar esto: no cuadra.',
    orders: 'Pedidos',
    ends: 'De ellos pagados / abiertos / sin pagar',
    paid: (payments) => `Pagado (${payments})`,
    flows: {
      again: (times) => `Pagado otra vez (${times})`,
      refund: (times) => `Devuelto (${times})`,
      withdrawal: (times) => `Desistido (${times})`,
      chargeback: (times) => `Retrocedido por el banco (${times})`,
      undone: (times) => `Retrocesión deshecha (${times})`,
    },
    credits: (credits) => `${credits} créditos`,
    remains: 'En total',
    receipts: (receipts) => `Recibos de este día (${receipts})`,
    granted: 'Créditos dados',
    returned: 'Créditos retirados',
    standing: 'Todos los pagos con algún cambio este día, tal como están ahora:',
    payments: 'Pagos',
    grantedTwice: 'Créditos dados: pagos, libro mayor',
    returnedTwice: 'Créditos retirados: pagos, libro mayor',
    keptTwice: 'Dinero que se quedó: pagos, recibos',
    books: 'Suma de todos los apuntes (debe ser 0)',
    wallets: 'Miembros con saldo incorrecto',
    kinds: {
      no_payment: 'Apuntado sin pago',
      not_paid: 'Dado sin estar pagado',
      not_granted: 'Pagado, no dado',
      other_amount: 'Dada otra cantidad',
      not_taken_back: 'Devuelto, créditos no retirados',
      taken_too_early: 'Créditos retirados, no devuelto',
      not_restored: 'Retrocesión deshecha, créditos no devueltos',
      other_withdrawal: 'Desistido, con otra cantidad de créditos apuntada',
      other_advance: 'Dado por anticipado, con otra cantidad de créditos apuntada',
      other_receipts: 'Los recibos dan otra suma',
    },
    grants: ({ payment, booked, returned }) =>
      `pago ${payment}, apuntado ${booked}, retirado ${returned}`,
    withdrawn: ({ told, booked }) => `al desistir ${told}, apuntado ${booked}`,
    money: ({ payment, receipts }) => `pago ${payment}, recibos ${receipts}`,
    notBack: {
      unanswered: 'Por devolver, el proveedor no responde',
      refused: 'El proveedor no lo devuelve, pagadlo vosotros',
    },
    decided: ({ money, since }) => `${money}, decidido el ${since}`,
    stuckSubject: ({ site, day }) => `${site}: un recurso espera a otra persona (${day})`,
    stuckAppeals: (appeals) =>
      `Recursos que esperan porque no queda nadie que pueda decidir sobre ellos: ${appeals}. Nombrad a alguien más con \`npm run operator -- appoint <e-mail> --role moderator\`.`,
    failedJobs:
      'Esto no salió y ya no se intenta solo. Volved a intentarlo con `npm run operator -- jobs retry`:',
    failed: ({ jobs, since }) => `${jobs}, el más antiguo del ${since}`,
    footer: 'Este correo es para el equipo de',
  },
}
