import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Spanish. */
export const esLanding: TextsIn<'es', typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Donde ella da el primer paso',
      bdsm: 'Para quien disfruta del juego y de entregarse',
      bbw: 'Para quien ama las curvas',
      gilf: 'Para quien tiene debilidad por las mujeres maduras',
      milf: 'Para quien tiene debilidad por las mujeres con experiencia',
      gay: 'Para hombres que aman a hombres',
    },
    write: 'Escribe a {{name}}',
    answer: 'Responde a {{name}}',
    meet: 'Conoce a {{name}}',
    talk: 'De qué hablar con {{name}}',
    quiet: '{{name}} todavía no ha contado nada de sí.',
    free: 'Registrarse es gratis, a partir de {{age}} años. Recibes {{credits}} para empezar; un mensaje cuesta {{cost}}.',
    closed: 'Este perfil lo ves dentro',
    closedText:
      'No todo el mundo quiere que lo vean fuera de {{site}}. Regístrate gratis y llegas aquí.',
    join: 'Regístrate gratis',
  },
}
