import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in Spanish. */
export const esAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Confirma tu correo en ${site}`,
    heading: ({ name }) => `¡Hola${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Qué bien que estés aquí. Confirma tu correo y puedes empezar en ${site} enseguida.`,
      ...(credits > 0
        ? [
            `Te regalamos ${credits} ${credits === 1 ? 'crédito' : 'créditos'} para mensajes, en ${conversations} ${conversations === 1 ? 'conversación' : 'conversaciones'} como máximo.`,
          ]
        : []),
    ],
    button: 'Confirmar mi correo',
    after: ({ hours }) =>
      `El enlace funciona una vez, y durante ${hours} horas. ¿No te registraste? Entonces no tienes que hacer nada.`,
  },
  welcome: {
    subject: ({ site }) => `Te damos la bienvenida a ${site}`,
    heading: ({ name }) => `¡Ya estás dentro${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `Tu correo está confirmado y has recibido ${credits} ${credits === 1 ? 'crédito' : 'créditos'}: puedes enviar mensajes enseguida.`
        : 'Tu correo está confirmado: puedes empezar enseguida.',
      'Cuenta algo de ti en tu perfil, para que los demás sepan quién eres.',
    ],
    button: 'Ver quién hay',
    rest: () =>
      'Qué correos recibes lo decides tú, en tus ajustes. Ahí también puedes cerrar tu cuenta.',
  },
  alreadyMember: {
    subject: ({ site }) => `Ya tienes una cuenta en ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Alguien quiso registrarse en ${site} con este correo. Ya tienes una cuenta: puedes entrar sin más.`,
      '¿No fuiste tú? Entonces no tienes que hacer nada. No ha cambiado nada.',
    ],
    button: 'Entrar',
  },
  passwordReset: {
    subject: ({ site }) => `Una contraseña nueva para ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Se ha pedido una contraseña nueva. ¿Has sido tú? Con este botón la eliges.',
      `El enlace funciona una vez, hasta el ${until}.`,
    ],
    button: 'Elegir una contraseña nueva',
    rest: () =>
      '¿No lo pediste? Entonces no tienes que hacer nada: tu contraseña sigue como estaba.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Se probaron muchas contraseñas incorrectas en ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: () => [
      'Alguien probó muchas contraseñas incorrectas en tu cuenta. Por eso, en dispositivos que no conocemos nadie puede entrar durante un rato. Donde ya entraste antes, puedes seguir entrando.',
      '¿No puedes entrar? Elige otra contraseña: después puedes entrar enseguida.',
    ],
    button: 'Elegir otra contraseña',
    rest: () =>
      '¿No lo hiciste tú? Entonces no hace falta que hagas nada, mientras nadie sepa tu contraseña.',
  },
  passwordChanged: {
    subject: ({ site }) => `Tu contraseña de ${site} ha cambiado`,
    heading: ({ name }) => `Tu contraseña ha cambiado${nameAfter(name)}`,
    body: () => [
      'Tu sesión se ha cerrado en todos tus otros dispositivos.',
      '¿Fuiste tú? Entonces todo está bien.',
    ],
    button: 'No fui yo',
    rest: ({ site }) =>
      `El botón pide un correo con el que eliges una contraseña nueva. Después se cierra la sesión de quien esté ahora en tu cuenta de ${site}.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Confirma tu correo nuevo en ${site}`,
    heading: () => '¿Es este tu correo nuevo?',
    body: ({ site, until }) => [
      `Alguien quiere usar este correo para una cuenta de ${site}. ¿Eres tú? Entonces confírmalo.`,
      `El enlace funciona una vez, hasta el ${until}.`,
    ],
    button: 'Confirmar esta dirección',
    rest: () => '¿No eres tú? Entonces no tienes que hacer nada: no cambia nada.',
  },
  emailChanged: {
    subject: ({ site }) => `Tu correo en ${site} ha cambiado`,
    heading: ({ name }) => `Tu correo ha cambiado${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Desde ahora entras en ${site} con tu correo nuevo, y nuestros correos llegan ahí.`,
      `¿No fuiste tú? Entonces deshazlo: puedes hasta el ${until}.`,
    ],
    button: 'Deshacerlo',
    rest: () => '¿Lo cambiaste tú? Entonces no tienes que hacer nada.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Desde ahora entras en ${site} con tu correo nuevo, y nuestros correos llegan ahí.`,
    `Este correo se retrasó y llega tarde: podías deshacerlo tú hasta el ${until}.`,
    `¿No fuiste tú? Entonces escribe enseguida a ${support}. ¿Lo cambiaste tú? Entonces no tienes que hacer nada.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Ya tienes una cuenta en ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Alguien quiso pasar otra cuenta de ${site} a este correo. No es posible: ya tienes aquí una cuenta con esta dirección.`,
      'Si fuiste tú, cierra antes esta cuenta o usa otra dirección. ¿No fuiste tú? Entonces no tienes que hacer nada. No ha cambiado nada.',
    ],
    button: 'Entrar',
  },
  addressHeld: {
    subject: ({ site }) => `Este correo aún está ocupado en ${site}`,
    heading: () => 'Esta dirección quedará libre pronto',
    body: ({ site, until }) => [
      `Alguien quiso usar este correo para una cuenta de ${site}. Aún no es posible: hasta hace poco era de otra cuenta, y hasta el ${until} eso se puede deshacer.`,
      'Después podrás usarlo sin más. ¿No fuiste tú? Entonces no tienes que hacer nada.',
    ],
    button: 'Entrar',
  },
  addressBanned: {
    subject: ({ site }) => `Sobre tu correo en ${site}`,
    heading: () => 'Esta dirección no se puede usar',
    body: ({ site, support, months }) => [
      `Alguien quiso usar este correo para una cuenta de ${site}. No es posible: una cuenta con esta dirección está suspendida, porque infringió las normas.`,
      `¿No estás de acuerdo? Escribe a ${support}. Otra persona lo mira de nuevo, y recibes una respuesta.`,
      `De esta dirección solo guardamos un código del que nadie puede leerla, como máximo ${months} meses después de la suspensión. ¿No fuiste tú? Entonces no tienes que hacer nada.`,
    ],
    button: 'Leer las normas',
  },
  newDevice: {
    subject: ({ site }) => `Alguien entró en tu cuenta de ${site}`,
    heading: ({ name }) => `¿Fuiste tú${nameAfter(name)}?`,
    body: ({ device }) => [
      `Alguien entró en tu cuenta con un dispositivo que no conocíamos: ${device}.`,
      '¿Fuiste tú? Entonces no tienes que hacer nada.',
    ],
    button: 'Ver tus dispositivos',
    rest: () =>
      '¿No fuiste tú? Cierra allí la sesión de ese dispositivo y elige otra contraseña: así se cierra la de todos.',
  },
  leaving: {
    subject: ({ site }) => `Has cerrado tu cuenta en ${site}`,
    heading: ({ name }) => `Sentimos que te vayas${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Nadie te ve ya en ${site}, y tu sesión se ha cerrado en todas partes.`,
      `Hasta el ${until} puedes volver, con todo lo que tenías. Después borramos tus datos para siempre.`,
    ],
    button: 'Vuelvo',
    after: () =>
      '¿De verdad quieres irte? Entonces no tienes que hacer nada. ¿No fuiste tú? Vuelve con el botón de arriba.',
    withdraw:
      '¿Compraste créditos hace poco? En este tiempo aún puedes desistir de ese pedido, sin entrar.',
    withdrawHere: 'Desistir del contrato aquí',
  },
  restored: {
    subject: ({ site }) => `Sobre tu cuenta en ${site}`,
    heading: ({ name }) => `Puedes seguir${nameAfter(name)}`,
    body: () => 'La suspensión de tu cuenta se ha levantado. Puedes entrar como antes.',
    button: 'Entrar',
  },
  goodwill: {
    subject: ({ site }) => `Un regalo de ${site}`,
    heading: ({ name }) => `Esto es para ti${nameAfter(name)}`,
    body: ({ credits }) =>
      `Te regalamos ${credits} ${credits === 1 ? 'crédito' : 'créditos'}. Ya está en tu saldo.`,
    button: 'Ver tus créditos',
  },
  erased: {
    subject: ({ site }) => `Tus datos en ${site} están borrados`,
    heading: () => 'Adiós, y que te vaya muy bien',
    body: ({ site }) => [
      `Tu cuenta en ${site} ya no existe. Esto ha pasado con tus datos.`,
      'Este es nuestro último correo: ahora borramos también esta dirección.',
    ],
    gone: 'Borrado',
    goneWhat:
      'correo, contraseña, nombre, fecha de nacimiento, ciudad, perfil, fotos, preferencias, consentimientos, likes, dispositivos y el texto de tus mensajes',
    kept: 'Guardado, sin nombre',
    keptWhat:
      'los pagos y los apuntes de créditos, porque la ley tributaria pide guardarlos unos años; y lo denunciado, hasta que nadie pueda recurrir ya. Si recibiste créditos gratis o suspendimos tu cuenta, también un código de tu correo del que nadie puede leerlo, como máximo 24 meses',
  },
}
