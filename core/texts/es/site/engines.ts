import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Spanish. */
export const esEngines: TextsIn<'es', typeof nlEngines> = {
  signup: {
    title: 'Regístrate gratis',
    description: 'Haz un perfil en unos minutos. Registrarse es gratis, 18+.',
  },
  login: { title: 'Entrar', description: 'Entra y lee quién te ha escrito.' },
  pricing: {
    title: 'Precios',
    description: 'Lo que cuesta un mensaje, y lo que es gratis. Sin suscripción, precios con IVA.',
  },
  complaints: {
    title: 'Denunciar algo',
    description:
      '¿Hay algo aquí que no debería estar? Denúncialo, también sin cuenta. Recibes un número.',
  },
  rules: {
    title: 'Normas de la casa',
    description: 'Lo que no está permitido aquí, y lo que pasa si alguien lo hace.',
  },
}
