import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Spanish. */
export const esWarnings: TextsIn<'es', typeof nlWarnings> = {
  label: 'Cuidado con este mensaje',
  spoken: 'Cuidado con este mensaje. {{titles}}.',
  why: '¿Por qué?',
  close: 'Ocultar este consejo',
  marked: 'Cuidado:',
  verdict: { fine: 'Todo bien', right: 'Es cierto' },
  thanks: 'Gracias. Solo se ha contado tu respuesta.',
  private: 'Solo lo ha visto tu propio dispositivo. Nadie lee tus mensajes.',
  counted: 'Sale de un recuento. Nadie lo ha leído.',
  title: {
    many_chats: 'De repente escribe a muchísima gente',
    same_opener: 'Ha escrito lo mismo a mucha gente',
    contact: 'Envía a mucha gente un enlace o un número',
    money: 'Pide dinero',
    bank_account: 'Habla de una cuenta bancaria',
    crypto: 'Habla de criptomonedas o inversiones',
    phone: 'Ya quiere llamar o escribir por teléfono',
    mail: 'Ya quiere escribir por correo',
    elsewhere: 'Ya quiere hablar en otro sitio',
    identity: 'Pide un código o una prueba',
    threat: 'Suena a amenaza',
  },
  reason: {
    many_chats: 'Esta cuenta es nueva y ha empezado muchas conversaciones en poco tiempo.',
    same_opener: 'Este primer mensaje también lo recibieron otras personas.',
    contact: 'Varios primeros mensajes de este miembro tenían un enlace o un número.',
    money: 'Pedir dinero con una historia detrás es la estafa más conocida.',
    bank_account:
      'Con tu número de cuenta, tu tarjeta o un código alguien puede llegar a tu dinero, o abusar de tu cuenta.',
    crypto: 'Lo que envías en criptomonedas casi nunca lo recuperas.',
    phone: 'Os conocéis desde hace poco, y un número no se puede retirar.',
    mail: 'Os conocéis desde hace poco, y un correo a menudo revela tu nombre.',
    elsewhere: 'Os conocéis desde hace poco, y en otro sitio no podemos ayudarte.',
    identity:
      'Con un código, una contraseña o una foto de tu DNI, alguien puede hacerse pasar por ti.',
    threat: 'Quien amenaza quiere que cedas pronto. Ceder rara vez lo mejora.',
  },
  advice: {
    many_chats: 'Tómate tu tiempo para ver si de verdad va contigo.',
    same_opener: 'No tienes que responder.',
    contact: 'No abras un enlace del que no te fías.',
    money: 'No envíes dinero a alguien a quien nunca has visto.',
    bank_account: 'No compartas datos bancarios ni prestes tu cuenta.',
    crypto: 'No inviertas nada por consejo de alguien a quien solo conoces de aquí.',
    phone: 'Sigue hablando aquí un poco más.',
    mail: 'Sigue hablando aquí un poco más.',
    elsewhere: 'Sigue hablando aquí un poco más, y no abras un enlace del que no te fías.',
    identity: 'No los des. Nunca los pedimos en un chat.',
    threat: 'No respondas, guarda el mensaje y denúncialo. Si hay peligro, llama a emergencias.',
  },
}
