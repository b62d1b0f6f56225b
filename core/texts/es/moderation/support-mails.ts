import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const esSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Se han cerrado todas tus sesiones en ${site}`,
    heading: ({ name }) => `Todas tus sesiones cerradas${nameAfter(name)}`,
    body: ({ site }) =>
      `Nuestro equipo de ayuda cerró tu sesión de ${site} en todos tus dispositivos. Por lo demás, tu cuenta sigue como estaba.`,
    more: '¿No lo pediste? Entonces elige una contraseña nueva.',
    button: 'Entrar',
  },
}
