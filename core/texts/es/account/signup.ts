import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in Spanish. */
export const esSignup: TextsIn<'es', typeof nlSignup> = {
  signup: {
    title: 'Regístrate gratis',
    name: 'Nombre de perfil',
    nameHint: 'Elige un nombre por el que nadie te conozca.',
    birth: 'Fecha de nacimiento',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    gender: 'Soy',
    seeks: 'Busco',
    consent: 'Acepto que {{name}} guarde a quién busco, para mostrarme miembros que encajen.',
    consentHint:
      'Eso dice algo de tu orientación, por eso lo preguntamos aparte. Puedes retirarlo cuando quieras en tus ajustes: entonces lo borramos.',
    am: 'Soy',
    and: 'que busca',
    or: 'o',
    nth: 'Paso {{nth}} de {{of}}',
    reason: '¿Qué buscas aquí?',
    reasonHint: 'Puede quedar vacío. Saldrá en tu perfil.',
    submit: 'Registrarme',
    adults: 'Al registrarte declaras que tienes {{age}} años o más y aceptas nuestras condiciones.',
    have: '¿Ya tienes cuenta?',
  },
  gender: { male: 'Hombre', female: 'Mujer' },
  seeks: { male: 'un hombre', female: 'una mujer' },
}
