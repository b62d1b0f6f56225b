import { nameAfter } from '#core/kernel/name-after.ts'
import type { NoticeMails } from '#core/texts/nl/push/mails.ts'

/** What members are told of while they are away, by mail and on their screen, in Italian. */
const more = (others: number) => {
  if (others <= 0) return ''
  return others === 1 ? ' e un’altra persona' : ` e altri ${others}`
}

export const itNoticeMails: NoticeMails = {
  newMessages: {
    subject: ({ site }) => `Qualcosa di nuovo per te su ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: () => ['C’è qualcosa di nuovo nei tuoi messaggi. Passa quando ti va.'],
    button: 'Ai miei messaggi',
    rest: () => 'Preferisci non ricevere queste e-mail? Disattivale nelle impostazioni.',
  },
  newLikes: {
    subject: ({ site }) => `Qualcosa di nuovo per te su ${site}`,
    heading: ({ name }) => `Piaci a qualcuno${nameAfter(name)}`,
    body: () => ['C’è qualcosa di nuovo nei tuoi like. Guarda di chi.'],
    button: 'Ai miei like',
    rest: () => 'Preferisci non ricevere queste e-mail? Disattivale nelle impostazioni.',
  },
  matches: {
    subject: ({ site }) => `Qualcosa di nuovo per te su ${site}`,
    heading: ({ name }) => `Hai un match${nameAfter(name)}`,
    body: () => ['Qualcuno che ti piace, e a cui piaci. Chi scrive per primo?'],
    button: 'Vedi il tuo match',
    rest: () => 'Preferisci non ricevere queste e-mail? Disattivale nelle impostazioni.',
  },
  newMembers: {
    subject: ({ site }) => `Qualcosa di nuovo per te su ${site}`,
    heading: ({ name }) => `Ci sono facce nuove${nameAfter(name)}`,
    body: () => ['Nuovi membri corrispondono a ciò che cerchi. Passa quando ti va.'],
    button: 'Vedi chi è nuovo',
    rest: () => 'Preferisci non ricevere queste e-mail? Disattivale nelle impostazioni.',
  },
  unsubscribe: {
    kinds: {
      newMessages: 'nuovi messaggi',
      newLikes: 'nuovi like',
      matches: 'match',
      newMembers: 'nuovi iscritti',
    },
    link: ({ kind }) => `Niente più e-mail: ${kind}`,
    question: ({ kind }) => `Disattiva le e-mail: ${kind}`,
    submit: 'Disattiva',
    done: ({ kind }) => `E-mail disattivate: ${kind}`,
    again: 'Le vuoi di nuovo? Attivale nelle impostazioni.',
    settings: 'Alle mie impostazioni',
  },
  push: {
    plain: {
      newMessages: 'Hai un nuovo messaggio',
      gifts: 'Hai ricevuto un regalo',
      newLikes: 'Hai un nuovo like',
      matches: 'Hai un match',
      visits: 'Qualcuno ha guardato il tuo profilo',
      newMembers: 'Ci sono nuovi membri per la tua ricerca',
      payments: 'Ci sono novità sul tuo pagamento',
      account: 'C’è stato un accesso al tuo account',
    },
    named: {
      newMessages: ({ name }) => `Messaggio da ${name}`,
      gifts: ({ name }) => `${name} ti ha fatto un regalo`,
      newLikes: ({ name, others }) => `Piaci a ${name}${more(others)}`,
      matches: ({ name }) => `Tu e ${name} vi piacete`,
      visits: ({ name, others }) => `Hanno guardato il tuo profilo: ${name}${more(others)}`,
    },
    quoted: ({ name, text }) => `${name}: ${text}`,
    fictional: ({ name }) => `${name} (fittizio)`,
    digest: {
      messages: ({ count }) => (count === 1 ? '1 messaggio' : `${count} messaggi`),
      likes: ({ count }) => (count === 1 ? '1 like' : `${count} like`),
      matches: ({ count }) => (count === 1 ? '1 match' : `${count} match`),
      visits: ({ count }) => (count === 1 ? '1 visita' : `${count} visite`),
      newMembers: 'nuovi membri adatti',
      payments: 'novità sul tuo pagamento',
      account: 'un nuovo accesso',
      all: ({ what }) => `Durante il silenzio: ${what}`,
    },
  },
}
