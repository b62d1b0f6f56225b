import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in Spanish. */
export const esLeaving: TextsIn<'es', typeof nlLeaving> = {
  leaving: {
    visibility: 'Visibilidad',
    meeting: 'Conocer gente',
    realOnly: 'Solo miembros reales',
    realOnlyText:
      'No encuentras perfiles ficticios al deslizar, y ninguno te da un like por su cuenta.',
    unseen: 'Mirar sin que te vean',
    unseenText: 'Nadie ve que miras un perfil. Tú tampoco ves quién ha mirado el tuyo.',
    readMarks: 'Mostrar que he leído',
    chatPhotos: 'Recibir fotos en el chat',
    chatPhotosText: 'Si lo desactivas, nadie puede enviarte una foto.',
    readMarksText: 'Si lo desactivas, tampoco ves si los demás te leen.',
    place: 'Dónde vivo',
    placeHidden: 'Ocultar mi ciudad',
    placeHiddenText:
      'Los demás solo ven tu región. Una búsqueda por ciudad o distancia no te encuentra.',
    others: 'Que me encuentren',
    visibleText: 'Los miembros pueden encontrarte.',
    invisibleText:
      'Nadie te encuentra en búsquedas, likes ni matches. Tus conversaciones siguen igual.',
    title: 'Cerrar mi cuenta',
    how: 'Si aun así te vas, esto es lo que pasa',
    today: 'Hoy',
    todayText: 'Nadie ve ya tu perfil.',
    grace: 'Durante {{days}} días',
    graceText: 'Tiempo para pensarlo. Un enlace en tu correo, o entrar, y todo vuelve.',
    after: 'Después',
    afterText: 'Tus datos se borran para siempre.',
    atOnce: 'Tu correo no está confirmado. Por eso borramos tus datos al momento y para siempre.',
    creditsLeft: 'Todavía tienes {{credits}}.',
    creditsAtOnce:
      'Los créditos que te queden desaparecen al momento, y ya no puedes desistir del pedido con el que llegaron.',
    credits: 'Los créditos que te queden entonces desaparecen al borrarse tus datos.',
    why: '¿Por qué te vas?',
    reason: {
      found_someone: 'He encontrado a alguien',
      pause: 'Quiero un descanso',
      too_expensive: 'Es demasiado caro',
      few_answers: 'Recibo pocas respuestas',
      many_messages: 'Recibo demasiados mensajes',
      privacy: 'Por mi privacidad',
      unpleasant: 'Alguien fue desagradable',
      other: 'Otra cosa',
    },
    solution: {
      found_someone: '¡Qué bien! Os deseamos lo mejor.',
      pause: 'También puedes hacerte invisible: nadie te encuentra hasta que te apetezca.',
      too_expensive: 'Mirar, dar likes y tener perfil no cuesta nada.',
      few_answers: 'Un perfil con una historia e intereses hace más fácil el primer mensaje.',
      many_messages: 'Hazte invisible, y nadie empieza una conversación nueva contigo.',
      privacy: 'Hazte invisible, y solo quienes hablan contigo ven tu perfil.',
      unpleasant: 'Cuéntanos qué pasó y haremos algo al respecto.',
      other: 'Cuéntanos qué podría ser mejor. Quizá podamos ayudar.',
    },
    discount: {
      offer:
        'Solo para ti, porque te parece caro: {{percent}} de descuento en un paquete, una vez. El código vale {{days}} días y no te compromete a nada.',
      take: 'Dame el código',
      taken: 'Tu código personal es {{code}}: {{percent}} de descuento, hasta el {{until}}.',
      use: 'Elige un paquete y el descuento se resta de tu pedido',
    },
    hide: 'Hacerme invisible',
    hidden: 'Ahora eres invisible.',
    hiddenAlready: 'Ya eres invisible.',
    toProfile: 'Completa tu perfil',
    toPrices: 'Ver los precios',
    toSupport: 'Escribir a {{email}}',
    passwordHint: 'Para saber que eres tú.',
    submit: 'Cerrar mi cuenta',
    stay: 'Mejor me quedo',
  },
}
