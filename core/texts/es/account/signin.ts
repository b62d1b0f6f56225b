import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignin } from '#core/texts/nl/account/signin.ts'

/** Logging in, in Spanish. */
export const esSignin: TextsIn<'es', typeof nlSignin> = {
  login: {
    title: 'Hola otra vez',
    submit: 'Entrar',
    new: '¿Aún sin cuenta?',
    forgot: '¿Has olvidado tu contraseña?',
    personas: 'Mirar como otra persona',
    withdraw: 'Desistir de un pedido sin entrar',
    next: 'Entra para seguir.',
    lapsed: 'Tu sesión ha terminado. Vuelve a entrar; lo que escribiste sigue aquí.',
  },
}
