import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in Spanish. */
export const esDiscount: TextsIn<'es', typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} de descuento en tu primera compra. Quedan:',
    welcome_one:
      'Descuento de bienvenida: {{percent}} en tu primera compra, durante {{count}} hora.',
    welcome_many:
      'Descuento de bienvenida: {{percent}} en tu primera compra, durante {{count}} horas.',
    welcome_other:
      'Descuento de bienvenida: {{percent}} en tu primera compra, durante {{count}} horas.',
    was: 'Antes {{price}}',
    now: 'Ahora {{price}}',
    have: '¿Tienes un código de descuento?',
    label: 'Código de descuento',
    use: 'Usar',
    remove: 'Quitar el código',
    applied: '{{percent}} de descuento con {{code}}',
    from: 'Este código es para pedidos de {{price}} o más.',
    only: 'Este código solo vale con {{methods}}.',
    better: 'Sin este código tienes {{percent}} de descuento: quítalo y pagas menos.',
    personal: {
      newcomer: 'Personal: lo recibes por ser miembro nuevo.',
      stay: 'Personal: lo recibes porque te parecía caro.',
      given: 'Personal: este código solo te lo dimos a ti.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Este código es para pedidos más grandes.',
    code_expired: 'Este código ha caducado.',
    code_first_purchase: 'Este código es para tu primera compra.',
    code_not_active: 'Este código no vale ahora mismo.',
    code_of_another: 'Este código es de otra persona.',
    code_other_country: 'Este código no vale en tu país.',
    code_other_currency: 'Este código no vale en esta moneda.',
    code_other_method: 'Este código no vale con esta forma de pago.',
    code_unknown: 'No conocemos este código. Comprueba que lo has copiado bien.',
    code_used: 'Este código ya se ha usado.',
  },
}
