import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Spanish: whoever reads it is not logged in. */
export const esGoodbye: TextsIn<'es', typeof nlGoodbye> = {
  goodbye: {
    title: 'Tu cuenta está cerrada',
    until: 'Hasta el {{date}} puedes volver. Después borramos tus datos para siempre.',
    days: 'Tienes {{days}} días para volver. Después borramos tus datos para siempre.',
    text: 'Usa el enlace del correo que te enviamos, o simplemente entra. Hasta entonces nadie te ve.',
    erasedTitle: 'Tus datos están borrados',
    erasedText:
      'Aún no habías confirmado tu correo. Por eso todo lo tuyo se ha borrado al momento.',
    erasedPaid:
      'Solo guardamos lo que pagaste, sin tu nombre: lo exige la ley tributaria. ¿Alguna pregunta? Escribe a {{email}}.',
    backTitle: '¿Vuelves?',
    backText: 'Todo está como lo dejaste: tu perfil, tus conversaciones y tus créditos.',
    offer:
      'Cerraste esta cuenta. Puedes volver hasta el {{date}} a las {{time}}. Después borramos tus datos para siempre.',
    textSuspended:
      'Puedes hacerlo con el enlace del correo que te enviamos. Tu cuenta sigue suspendida mientras valga la decisión.',
    backSuspended:
      'Tu cuenta sigue suspendida mientras valga la decisión. Después podrás volver a entrar.',
    suspendedTitle: 'Tu cuenta ha vuelto',
    suspendedText:
      'Podrás entrar cuando termine la suspensión. El correo sobre la decisión dice por qué, y cómo recurrir.',
    back: 'Sí, vuelvo',
    stayAway: 'No, no vuelvo',
    invalid: 'Este enlace ya no funciona: ya has vuelto, o tus datos están borrados.',
  },
}
