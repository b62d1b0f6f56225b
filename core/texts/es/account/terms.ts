import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Spanish. */
export const esTerms: TextsIn<'es', typeof nlTerms> = {
  terms: {
    title: 'Nuestras condiciones han cambiado',
    alert: 'Nuestras condiciones han cambiado.',
    alertText: 'Puedes escribir y comprar otra vez cuando las aceptes.',
    look: 'Ver qué ha cambiado',
    lead: 'Mira con calma qué ha cambiado. Después decides.',
    news: 'Qué ha cambiado',
    new: 'Nuevo',
    changed: 'Cambiado',
    gone: 'Ya no está',
    unknown: 'No sabemos qué texto leíste antes, así que léelo todo, por favor.',
    read: 'Leer todas las condiciones',
    agree: 'Acepto',
    agreed: 'Bien, puedes seguir',
    agreedText: 'Hemos guardado que aceptaste, y qué texto.',
    onward: 'A los miembros',
    refuse: '¿Prefieres que no?',
    refuseText: 'Entonces ya no puedes escribir, dar likes ni comprar. Esto sí puedes:',
    withdraw: 'Pedir la devolución',
    data: 'Llevarte tus datos',
    leave: 'Irte',
  },
}
