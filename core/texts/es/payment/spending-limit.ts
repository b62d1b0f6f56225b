import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in Spanish. */
export const esSpendingLimit: TextsIn<'es', typeof nlSpendingLimit> = {
  spending: {
    title: 'Tu límite de gasto',
    text: 'Decide tú cuánto gastas como máximo. Más bajo cuenta al momento. Más alto, o sin límite, cuenta a los {{days}} días.',
    per: { day: 'Al día', week: 'A la semana', month: 'Al mes' },
    none: 'Sin límite',
    standing: '{{spent}} gastados, quedan {{left}} hasta el {{until}}',
    spent: '{{spent}} gastados',
    elsewhere:
      'Donde compras ahora pagas en {{currency}}. Mientras valga este límite no puedes pedir ahí. Un límite en {{currency}} cuenta a los {{days}} días.',
    open: 'De ello, {{open}} siguen pendientes.',
    later: 'Desde el {{at}}: {{limit}}',
    laterNone: 'Desde el {{at}}: sin límite',
    keep: 'Mantener el límite',
    keepOf: {
      day: 'Mantener el límite diario',
      week: 'Mantener el límite semanal',
      month: 'Mantener el límite mensual',
    },
    change: 'Cambiar',
    changeOf: {
      day: 'Cambiar el límite diario',
      week: 'Cambiar el límite semanal',
      month: 'Cambiar el límite mensual',
    },
    most: {
      day: 'Como máximo al día, en {{currency}}',
      week: 'Como máximo a la semana, en {{currency}}',
      month: 'Como máximo al mes, en {{currency}}',
    },
    hint: 'Por ejemplo, 25 o 25,50',
    wrong: 'Escribe un importe, como 25 o 25,50',
    save: 'Guardar',
    remove: 'Ya sin límite',
    cancel: 'Cancelar',
    now: 'Tu límite ya cuenta.',
    raised: 'Lo que has elegido vale desde el {{at}}. Hasta entonces todo sigue igual.',
    failed: 'Ahora no se pueden mostrar tus límites.',
    broken: {
      day: 'Esto pasa de tu propio límite de {{limit}} al día. Te quedan {{left}}. Un nuevo día empieza el {{until}}.',
      week: 'Esto pasa de tu propio límite de {{limit}} a la semana. Te quedan {{left}}. Una nueva semana empieza el {{until}}.',
      month:
        'Esto pasa de tu propio límite de {{limit}} al mes. Te quedan {{left}}. Un nuevo mes empieza el {{until}}.',
    },
    brokenElsewhere: 'Te pusiste un límite de {{limit}}. En otra moneda no puedes pedir por ahora.',
    brokenOpen: 'Los pedidos aún abiertos también cuentan.',
    look: 'Ver tus límites',
  },
}
