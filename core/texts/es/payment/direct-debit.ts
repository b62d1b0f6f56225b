import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Spanish. */
export const esDirectDebit: TextsIn<'es', typeof nlDirectDebit> = {
  debit: {
    title: 'Adeudo directo',
    back: 'Pagar de otra forma',
    choose: 'Pagar por adeudo directo',
    chooseText: 'Desde tu cuenta, con un código por SMS',
    holder: 'Nombre de la cuenta',
    iban: 'IBAN',
    street: 'Calle',
    number: 'Número',
    zip: 'Código postal',
    city: 'Ciudad',
    phone: 'Móvil, para un código',
    agree: 'En qué quedamos',
    once: 'Cobramos {{price}} una vez, el {{day}} o poco después.',
    mailed: 'Ese día y la referencia de tu mandato te los enviamos antes por correo.',
    takeBack: 'Tu propio banco puede devolverlo durante 8 semanas.',
    whole: 'Leer el mandato entero',
    send: 'Enviarme el código',
    advance:
      'Tienes {{credits}} enseguida y el resto cuando tu banco haya pagado. Si no paga, los retiramos.',
    had: 'Ya tienes {{credits}} y el resto llega cuando tu banco haya pagado. Si no paga, los retiramos.',
    later: 'Recibes tus créditos en cuanto tu banco haya pagado.',
    codeTitle: 'Seis cifras',
    codeText:
      'Están en el SMS a tu número que termina en {{end}}. El código solo vale para este mandato.',
    code: 'Código del SMS',
    valid: 'Vale hasta las {{time}}, {{tries}} intentos',
    again: 'Código nuevo',
    demo: 'Esto es una demo: lee aquí tu SMS',
    sign: 'Firmar el mandato',
    signed: 'Ya tienes un mandato',
    signedText: 'De tu cuenta que termina en {{end}}. No necesitas otro código.',
    order: 'Cobrar {{price}}',
    none: 'El adeudo directo no está disponible aquí ahora',
    noneText: 'Elige otra forma de pagar.',
    other: 'Elegir otra forma',
    blocked: 'El adeudo directo está desactivado para ti',
    blockedText:
      'Tu banco retiró {{money}}. Compra por esa cantidad de otra forma, y el adeudo directo vuelve a funcionar.',
    object: '¿No es correcto? Escríbenos a {{email}} y alguien lo mira.',
    limit: 'De momento, no más adeudo directo',
    limitText:
      'Puedes pedir por adeudo directo {{max}} veces cada {{days}} días. Las demás formas de pago siguen funcionando.',
    pending: 'Lo cobramos el {{day}} o poco después.',
    pendingLater: 'Tus créditos llegan cuando tu banco haya pagado; no tienes que esperar aquí.',
    desk: {
      title: 'Sin adeudo directo',
      text: 'Su banco retiró dinero. El adeudo directo vuelve cuando hayan pagado de otra forma, o si lo permites.',
      none: 'No hay nadie en la lista.',
      owed: '{{money}} pendientes desde el {{date}}',
      reason: '¿Por qué se puede permitir otra vez?',
      lift: 'Permitir otra vez el adeudo directo',
      lifted: 'El adeudo directo funciona otra vez.',
    },
  },
}
