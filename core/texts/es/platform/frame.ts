import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Spanish. */
export const esFrame: TextsIn<'es', typeof nlFrame> = {
  site: {
    fictionalNote: 'Algunos perfiles son ficticios. Siempre se indica, y puedes dejarlos fuera.',
    disclaimer:
      'Este sitio es para personas de {{age}} años o más. Los perfiles ficticios llevan etiqueta; el contacto físico con ellos no es posible.',
    prices: 'Precios',
    rules: 'Normas de la casa',
    complaints: 'Denuncia o queja',
    withdraw: 'Desistir del contrato',
    support: '¿Necesitas ayuda? {{email}}',
    demo: 'Esto es una demo: pagas en un banco de prueba y lees tu correo en un buzón de prueba.',
    registered: 'Registro mercantil {{kvk}}, IVA {{vat}}',
    mailbox: 'Abrir el buzón',
  },
  footer: {
    label: 'Sobre {{name}}',
    terms: 'Condiciones',
    privacy: 'Privacidad',
    cookies: 'Cookies',
    returns: 'Devoluciones',
    questions: 'Preguntas',
    service: 'Atención',
    languages: 'Idioma y país',
  },
  nav: {
    label: 'Menú principal',
    skip: 'Saltar al contenido',
    members: 'Miembros',
    login: 'Entrar',
    signup: 'Regístrate gratis',
    language: 'Idioma',
    back: 'Volver',
  },
  action: {
    dismiss: 'Cerrar',
    retry: 'Intentar otra vez',
  },
  credits_one: '{{count}} crédito',
  credits_many: '{{count}} créditos',
  credits_other: '{{count}} créditos',
  error: {
    unreachable: 'Sin conexión. Inténtalo otra vez en un momento.',
    page: 'Error',
    status: 'Código de error {{status}}',
    notFound: 'No se ha encontrado esta página.',
    nobody: 'Aquí no vive nadie',
    members: 'Mirar a los miembros',
    notFoundText: 'Quizá se retiró un perfil, o el enlace está mal.',
    home: 'Volver al inicio',
    broken: 'Ha habido un error al mostrar la página de error',
    brokenHome: 'Volver al inicio',
  },
  form: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: 'Al menos {{min}} caracteres',
    showPassword: 'Mostrar u ocultar la contraseña',
  },
}
