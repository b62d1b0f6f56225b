import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in Spanish. */
export const esHome: TextsIn<'es', typeof nlHome> = {
  home: {
    adults: 'Solo para adultos, {{age}}+',
    title: 'Donde saltan chispas',
    lead: 'Conoce a gente cerca de ti, desde tu sofá.',
    look: 'Echar un vistazo',
    drawn: 'La gente de esta página está dibujada; no son miembros.',
    closed: 'Ahora no es posible registrarse. Si tienes cuenta, puedes entrar.',
    how: 'Cómo funciona',
    steps: {
      signup: 'Regístrate gratis',
      signupText: 'En un minuto, con tu correo.',
      signupGift: 'Recibes {{credits}} para empezar.',
      meet: 'Encuentra a alguien que te guste',
      meetText: 'Mira, lee quién es y da un like.',
      chat: 'Envía un mensaje',
      chatText: 'El precio está en el botón antes de enviar.',
    },
    prices: 'Lo que cuesta',
    looking: 'Registrarse, mirar y dar likes',
    free: 'Gratis',
    message: 'Enviar un mensaje',
    from: 'desde {{price}}',
    pricesText:
      'Compras los créditos antes, con IVA incluido. No hay suscripción, y nada se renueva solo.',
    honest: 'Claros con los perfiles ficticios',
    honestText: 'A alguien ficticio no lo puedes conocer en persona.',
  },
}
