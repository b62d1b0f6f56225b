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
      found: 'Comment nous l’avons su',
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
      `Pas d’accord ? Tu peux contester jusqu’au ${until}. Quelqu’un d’autre de l’équipe réexamine tout, et tu reçois une réponse.`,
    objectHere: 'Regarder et contester',
    elsewhere:
      'Tu peux aussi saisir un organe certifié de règlement des litiges dans l’UE, ou un juge. C’est toujours possible, même sans contester ici.',
  },
  reportOutcome: {
    subject: ({ site }) => `À propos de ton signalement sur ${site}`,
    heading: ({ name }) => `Merci pour ton signalement${nameAfter(name)}`,
    nothing: 'Quelqu’un de l’équipe l’a regardé et n’a rien trouvé de contraire aux règles.',
    acted: 'Quelqu’un de l’équipe l’a regardé, tu avais raison, et nous avons agi.',
    upheld:
      'Quelqu’un d’autre a tout réexaminé et n’a rien trouvé non plus de contraire aux règles.',
    overturned: 'Nous avions agi. Quelqu’un d’autre a tout réexaminé, et cela a été annulé.',
    object: ({ until }) => `Pas d’accord ? Jusqu’au ${until}, tu peux demander un nouvel examen.`,
    button: 'Voir ton signalement',
    number: 'Numéro',
  },
  notice: {
    rows: { number: 'Numéro', about: 'Sujet' },
    about: { service: 'Notre service', payment: 'Un paiement' },
    received: {
      subject: ({ site }) => `Ton message à ${site} est arrivé`,
      heading: 'Merci, ton message est arrivé',
      text: 'Quelqu’un de l’équipe le regarde. Tu auras une réponse dans la semaine, et en cas de danger, nous regardons tout de suite.',
      notYou:
        'Tu ne nous as rien envoyé ? Alors quelqu’un d’autre a tapé cette adresse, et tu n’as rien à faire.',
    },
    answered: {
      subject: ({ site }) => `Une réponse à ton message à ${site}`,
      heading: 'Nous avons regardé',
      disagree: ({ support }) =>
        `Pas d’accord ? Envoie le numéro à ${support}, et dis pourquoi. Tu peux aussi saisir un organe certifié de règlement des litiges dans l’UE, ou un juge.`,
    },
  },
}
