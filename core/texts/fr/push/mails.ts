import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in French. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' et une autre personne' : ` et ${others} autres`
}

export const frNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Du nouveau pour toi sur ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: () => ['Il y a du nouveau dans tes messages. Viens voir quand tu veux.'],
    button: 'À mes messages',
    rest: () => 'Tu préfères ne pas recevoir cet e-mail ? Coupe-le dans tes réglages.',
  },
  newLikes: {
    subject: ({ site }) => `Du nouveau pour toi sur ${site}`,
    heading: ({ name }) => `Tu plais à quelqu’un${nameAfter(name)}`,
    body: () => ['Il y a du nouveau dans tes likes. Regarde de qui.'],
    button: 'À mes likes',
    rest: () => 'Tu préfères ne pas recevoir cet e-mail ? Coupe-le dans tes réglages.',
  },
  matches: {
    subject: ({ site }) => `Du nouveau pour toi sur ${site}`,
    heading: ({ name }) => `Tu as un match${nameAfter(name)}`,
    body: () => ['Tu plais à quelqu’un qui te plaît aussi. Qui écrit en premier ?'],
    button: 'Voir ton match',
    rest: () => 'Tu préfères ne pas recevoir cet e-mail ? Coupe-le dans tes réglages.',
  },
  newMembers: {
    subject: ({ site }) => `Du nouveau pour toi sur ${site}`,
    heading: ({ name }) => `Il y a de nouveaux visages${nameAfter(name)}`,
    body: () => [
      'De nouveaux membres correspondent à ce que tu cherches. Viens voir quand tu veux.',
    ],
    button: 'Voir qui est nouveau',
    rest: () => 'Tu préfères ne pas recevoir cet e-mail ? Coupe-le dans tes réglages.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'nouveaux messages',
      newLikes: 'nouveaux likes',
      matches: 'matchs',
      newMembers: 'nouveaux membres',
    },
    link: ({ kind }) => `Plus d’e-mails : ${kind}`,
    question: ({ kind }) => `Désactiver les e-mails : ${kind}`,
    submit: 'Désactiver',
    done: ({ kind }) => `E-mails désactivés : ${kind}`,
    again: 'Tu les veux de nouveau ? Réactive-les dans tes réglages.',
    settings: 'Vers mes réglages',
  },
  push: {
    plain: {
      newMessages: 'Tu as un nouveau message',
      gifts: 'On t’a offert quelque chose',
      newLikes: 'Tu as un nouveau like',
      matches: 'Tu as un match',
      visits: 'Quelqu’un a regardé ton profil',
      newMembers: 'De nouveaux membres correspondent à ta recherche',
      payments: 'Il y a du nouveau sur ton paiement',
      account: 'Quelqu’un s’est connecté à ton compte',
    },
    named: {
      newMessages: ({ name }) => `Message de ${name}`,
      gifts: ({ name }) => `${name} t’a offert quelque chose`,
      newLikes: ({ name, others }) =>
        `Tu plais ${others > 0 ? `à ${name}${more(others)}` : `à ${name}`}`,
      matches: ({ name }) => `${name} et toi, vous vous plaisez`,
      visits: ({ name, others }) =>
        `${name}${more(others)} ${others > 0 ? 'ont' : 'a'} regardé ton profil`,
    },
    quoted: ({ name, text }) => `${name} : ${text}`,
    fictional: ({ name }) => `${name} (fictif)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 message' : `${count} messages`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} likes`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} matchs`),
      visits: ({ count }) => (count === 1 ? '1 visite' : `${count} visites`),
      newMembers: 'de nouveaux membres pour toi',
      payments: 'du nouveau sur ton paiement',
      account: 'une nouvelle connexion',
      all: ({ what }) => `Pendant le calme : ${what}`,
    },
  },
}
