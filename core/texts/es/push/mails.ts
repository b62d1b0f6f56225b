import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Spanish. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' y una persona más' : ` y ${others} más`
}

export const esNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Algo nuevo para ti en ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: () => ['Hay algo nuevo en tus mensajes. Pásate cuando te venga bien.'],
    button: 'A mis mensajes',
    rest: () => '¿Prefieres no recibir correos de esto? Desactívalo en tus ajustes.',
  },
  newLikes: {
    subject: ({ site }) => `Algo nuevo para ti en ${site}`,
    heading: ({ name }) => `Le gustas a alguien${nameAfter(name)}`,
    body: () => ['Hay algo nuevo en tus likes. Mira de quién.'],
    button: 'A mis likes',
    rest: () => '¿Prefieres no recibir correos de esto? Desactívalo en tus ajustes.',
  },
  matches: {
    subject: ({ site }) => `Algo nuevo para ti en ${site}`,
    heading: ({ name }) => `Tienes un match${nameAfter(name)}`,
    body: () => ['También le gustas a alguien que te gusta. ¿Quién escribe primero?'],
    button: 'Ver tu match',
    rest: () => '¿Prefieres no recibir correos de esto? Desactívalo en tus ajustes.',
  },
  newMembers: {
    subject: ({ site }) => `Algo nuevo para ti en ${site}`,
    heading: ({ name }) => `Hay caras nuevas${nameAfter(name)}`,
    body: () => ['Hay miembros nuevos que encajan con lo que buscas. Pásate cuando te venga bien.'],
    button: 'Ver quién es nuevo',
    rest: () => '¿Prefieres no recibir correos de esto? Desactívalo en tus ajustes.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'mensajes nuevos',
      newLikes: 'likes nuevos',
      matches: 'matches',
      newMembers: 'miembros nuevos',
    },
    link: ({ kind }) => `No recibir más correos: ${kind}`,
    question: ({ kind }) => `Desactivar correos: ${kind}`,
    submit: 'Desactivar',
    done: ({ kind }) => `Correos desactivados: ${kind}`,
    again: '¿Los quieres otra vez? Se activan en tus ajustes.',
    settings: 'Ir a mis ajustes',
  },
  push: {
    plain: {
      newMessages: 'Tienes un mensaje nuevo',
      gifts: 'Te han regalado algo',
      newLikes: 'Tienes un like nuevo',
      matches: 'Tienes un match',
      visits: 'Alguien miró tu perfil',
      newMembers: 'Hay miembros nuevos que encajan con tu búsqueda',
      payments: 'Hay novedades sobre tu pago',
      account: 'Alguien entró en tu cuenta',
    },
    named: {
      newMessages: ({ name }) => `Mensaje de ${name}`,
      gifts: ({ name }) => `${name} te regaló algo`,
      newLikes: ({ name, others }) => `Le gustas a ${name}${more(others)}`,
      matches: ({ name }) => `${name} y tú os gustáis`,
      visits: ({ name, others }) => `Han mirado tu perfil: ${name}${more(others)}`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (ficticio)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matches`),
      visits: ({ count }) => (count === 1 ? '1 visita' : `${count} visitas`),
      newMembers: 'miembros nuevos que encajan contigo',
      payments: 'novedades sobre tu pago',
      account: 'un inicio de sesión nuevo',
      all: ({ what }) => `Durante el silencio: ${what}`,
    },
  },
}
