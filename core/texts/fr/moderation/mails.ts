import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { frModerationWords } from './decisions.ts'

export const frModerationMails: ModerationMails = {
  moderationWords: frModerationWords,
  statement: {
    subject: ({ site }) => `À propos de ton compte sur ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Ce qui s’est passé',
      rule: 'La règle',
      found: 'Comment nous l’avons vu',
      lasts: 'Combien de temps',
      number: 'Numéro',
    },
    lasts: {
      always: 'Jusqu’à ce que nous le levions',
      until: ({ until }) => `Jusqu’au ${until}`,
      nothing: 'Aucune restriction',
    },
    ruleHere: 'Lire la règle',
    object: ({ until }) =>
      `Pas d’accord ? Conteste, jusqu’au ${until}. Quelqu’un d’autre parmi nous regarde à nouveau, et tu reçois une réponse.`,
    objectHere: 'Regarder et contester',
    elsewhere:
      'Tu peux aussi saisir un organe certifié de règlement des litiges dans l’UE, ou un juge. C’est toujours possible, même sans contester ici.',
  },
  reportOutcome: {
    subject: ({ site }) => `À propos de ton signalement sur ${site}`,
    heading: ({ name }) => `Merci pour ton signalement${nameAfter(name)}`,
    nothing: 'Quelqu’un l’a regardé et n’a rien trouvé contre les règles.',
    acted: 'Quelqu’un l’a regardé, tu avais raison, et quelque chose a été fait.',
    upheld: 'Quelqu’un d’autre a regardé à nouveau et n’a rien trouvé contre les règles non plus.',
    object: ({ until }) => `Pas d’accord ? Jusqu’au ${until}, tu peux demander un autre regard.`,
    button: 'Voir ton signalement',
    number: 'Numéro',
  },
  notice: {
    rows: { number: 'Numéro', about: 'Sujet' },
    about: { service: 'Notre service', payment: 'Un paiement' },
    received: {
      subject: ({ site }) => `Ton message à ${site} est arrivé`,
      heading: 'Merci, ton message est là',
      text: 'Un collègue le regarde. Tu as une réponse dans la semaine, et s’il y a danger, nous regardons tout de suite.',
      notYou:
        'Tu ne nous as rien envoyé ? Alors quelqu’un d’autre a tapé cette adresse, et tu n’as rien à faire.',
    },
    answered: {
      subject: ({ site }) => `Une réponse à ton message à ${site}`,
      heading: 'Nous l’avons regardé',
      disagree: ({ support }) =>
        `Pas d’accord ? Envoie le numéro à ${support}, et quelqu’un d’autre regarde à nouveau. Tu peux aussi saisir un organe certifié de règlement des litiges dans l’UE, ou un juge.`,
    },
  },
}
