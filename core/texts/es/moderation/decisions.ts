import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { esRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Spanish. */
export const esModerationWords: ModerationWords = {
  rule: titlesOf(esRulebook.rules),
  reason: {
    child_abuse: 'Imagen sexual de un menor',
    under_age: 'Menor de 18 años',
    threat: 'Me amenaza a mí o a otra persona',
    force: 'Está bajo coacción, o coacciona',
    extortion: 'Chantajea con fotos o secretos',
    fraud: 'Pide dinero o estafa',
    harassment: 'Acosa o insulta',
    hate: 'Odio o discriminación',
    sexual_unasked: 'Contenido sexual no deseado',
    others_photo: 'Foto de otra persona',
    fake_profile: 'Perfil falso',
    photo_not_you: 'No es quien sale en la foto',
    photo_explicit: 'Desnudo en el perfil',
    contact: 'Datos de contacto en el perfil',
    advertising: 'Publicidad o servicios de pago',
    spam: 'Envía lo mismo a todo el mundo',
    illegal: 'Otra cosa que sea delito',
    evasion: 'Ha vuelto pese a la suspensión',
    other: 'Otra cosa',
  },
  subject: {
    member: 'Perfil',
    text: 'Texto del perfil',
    photo: 'Foto',
    message: 'Mensaje',
    conversation: 'Conversación',
    notice: 'Aviso de fuera',
    signs: 'Primeros mensajes',
  },
  decision: {
    nothing_found: 'Nada encontrado',
    warning: 'Advertencia',
    remove_photo: 'Foto retirada',
    remove_text: 'Texto del perfil retirado',
    remove_message: 'Mensaje retirado',
    hide_profile: 'Perfil oculto',
    pause_chat: 'Chat en pausa',
    suspend: 'Cuenta suspendida por un tiempo',
    ban: 'Cuenta suspendida para siempre',
    upheld: 'La decisión se mantiene',
    overturned: 'La decisión se ha anulado',
  },
  means: {
    nothing_found: 'No cambia nada.',
    warning: 'Ahora no cambia nada. Si vuelve a pasar, puede que sí.',
    remove_photo: 'Ya nadie ve esta foto.',
    remove_text: 'Ya nadie ve este texto. Puedes escribir otro.',
    remove_message: 'Ya nadie ve este mensaje.',
    hide_profile: 'Los demás no te encuentran. Cambia tu perfil y vuelve.',
    pause_chat: 'Puedes leer, pero no enviar mensajes.',
    suspend: 'No puedes entrar y los demás no te ven.',
    ban: 'No puedes entrar y los demás no te ven.',
    upheld: 'Otra persona lo ha mirado de nuevo. No cambia nada.',
    overturned: 'Todo vuelve a estar como antes. Lo sentimos.',
  },
  undelivered:
    'La decisión ya no vale. Lo que retuvimos no se entregó, y has recuperado tus créditos. Lo sentimos.',
  found: {
    report: 'Una denuncia. Una persona la revisó y decidió, no un ordenador.',
    staff: 'Una persona del equipo lo vio y decidió, no un ordenador.',
    machine: 'Un ordenador contó tus primeros mensajes. Decidió una persona, y no los leyó.',
  },
  credits: {
    wait: 'Tus créditos se quedan como están. Solo sigue corriendo un descuento con cuenta atrás.',
    stay: 'Tus créditos se quedan mientras exista tu cuenta.',
    withdraw:
      '¿Compraste créditos hace poco? También ahora puedes desistir de ese pedido, sin entrar.',
    withdrawHere: 'Desistir del contrato aquí',
  },
}
