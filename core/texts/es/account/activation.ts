import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Spanish. */
export const esActivation: TextsIn<'es', typeof nlActivation> = {
  activate: {
    title: 'Confirma tu correo electrónico',
    text: 'Un toque más y tu cuenta está lista.',
    submit: 'Activar la cuenta',
    proveTitle: '¿Cuál es tu contraseña?',
    proveText:
      'Abres este enlace en otro dispositivo que el de tu registro. Escribe la contraseña que elegiste entonces.',
    startAgain: 'No la recuerdo, o no fui yo',
    startAgainTitle: 'Empezar de nuevo',
    startAgainText:
      'Borramos lo que se registró con tu correo y devolvemos los créditos sin usar. Después te registras de nuevo.',
    startAgainSubmit: 'Borrar y empezar de nuevo',
    activeTitle: 'Tu cuenta ya está activa',
    activeText: 'Este enlace ya se ha usado. Puedes seguir sin más.',
    password: 'Contraseña',
    doneTitle: '¡Te damos la bienvenida! Tu cuenta está activa',
    doneText: 'Ya puedes empezar {{conversations}}.',
    doneGift: 'Tus primeros mensajes corren de nuestra cuenta.',
    doneCredits: 'Tienes {{credits}}.',
    conversations_one: '{{count}} conversación',
    conversations_many: '{{count}} conversaciones',
    conversations_other: '{{count}} conversaciones',
    doneProfile: 'Completa tu perfil',
    doneGo: 'Ver a los miembros',
    errorTitle: 'La activación ha fallado',
    errorText: 'El enlace ha caducado, no es válido o ya se ha usado.',
    resend: 'Enviar otro correo',
    resent: 'El correo está en camino. Usa el enlace del más reciente.',
    loginFirst: 'Entra para pedir otro correo.',
    support: '¿No funciona? Escribe a {{email}}.',
  },
}
