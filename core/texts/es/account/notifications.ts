import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Spanish. */
export const esNotifications: TextsIn<'es', typeof nlNotifications> = {
  notifications: {
    title: 'De qué te avisamos',
    what: 'Tipo de aviso',
    email: 'Correo',
    push: 'Push',
    newMessages: 'Mensajes nuevos',
    newLikes: 'Likes nuevos',
    matches: 'Matches',
    gifts: 'Regalos',
    visits: 'Visitas',
    payments: 'Pagos',
    account: 'Inicios de sesión',
    alwaysMailed: '{{kind}}: siempre por correo',
    notMailed: '{{kind}}: no por correo',
    happened: 'Lo que ha pasado',
    install:
      'En un iPhone o iPad los avisos solo funcionan cuando {{name}} está en tu pantalla de inicio. Toca Compartir en Safari, elige Añadir a pantalla de inicio y abre {{name}} desde ahí.',
    quiet: {
      section: 'Cuándo y cómo',
      title: 'Horas de silencio',
      on: 'De {{from}} a {{to}} no te llega nada. Después llega todo en un solo aviso.',
      off: 'Actívalo si no quieres que te llegue nada de noche.',
      from: 'Silencio desde',
      to: 'Hasta',
      zone: 'Zona horaria',
    },
    lock: {
      title: 'En tu pantalla',
      nothing: 'Nada',
      name: 'Nombre',
      text: 'Todo',
      nothingText: 'Un aviso solo dice que hay algo.',
      nameText: 'Quien vea tu pantalla ve de quién es.',
      textText: 'Quien vea tu pantalla puede leer tus mensajes.',
    },
    newMembers: 'Búsquedas guardadas',
    switch: '{{kind}}: {{channel}}',
    always: 'Los correos sobre tu cuenta y tus pagos llegan siempre.',
  },
}
