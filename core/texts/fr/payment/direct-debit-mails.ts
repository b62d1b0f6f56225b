import { nameAfter } from '#core/kernel/name-after.ts'
import type { DirectDebitMails } from '#core/texts/nl/payment/direct-debit-mails.ts'

/** Direct debit in mails and texts, in French. */
export const frDirectDebitMails: DirectDebitMails = {
  sms: ({ site, code }) =>
    `${code} est ton code de ${site} pour un mandat. Ne le donne à personne, même pas à nous.`,
  mandate: ({ creditor, address, creditorId, days }) =>
    `Tu autorises ${creditor}, ${address} (identifiant créancier ${creditorId}), à envoyer des instructions à ta banque pour débiter ton compte, et ta banque à débiter ton compte selon ces instructions. Cela n’arrive qu’après une commande que tu passes toi-même. Nous t’envoyons le montant et le jour par e-mail au moins ${days} jours avant. Si tu n’es pas d’accord avec un débit, ta banque peut le rembourser dans les 8 semaines. Tu peux révoquer le mandat à tout moment dans tes réglages.`,
  mandateSubject: ({ site }) => `Ton mandat pour ${site}`,
  mandateHeading: ({ name }) => `Ton mandat est en place${nameAfter(name)}`,
  reference: 'Référence du mandat',
  creditorId: 'Identifiant créancier',
  account: 'Compte',
  iban: ({ end }) => `finissant par ${end}`,
  holder: 'Titulaire',
  address: 'Adresse',
  signed: 'Signé',
  signedAt: ({ place, date }) => `${place}, ${date}`,
  version: 'Texte',
  paper: 'Voir et imprimer ton mandat',
  aheadSubject: ({ site, day }) => `${site} : un débit le ${day}`,
  aheadHeading: ({ name }) => `Ton débit arrive${nameAfter(name)}`,
  ahead: ({ money, day }) =>
    `Tu as commandé par prélèvement. Nous débitons ${money} le ${day} ou peu après.`,
  aheadLater: 'Tes crédits arrivent dès que ta banque a payé.',
  aheadAdvance: ({ credits }) =>
    `Tu as tout de suite une avance : ${credits}. Le reste arrive dès que ta banque a payé. Si elle ne paie pas, l’avance quitte ton solde.`,
  back: 'Pas d’accord avec le débit ? Ta banque peut le rembourser pendant 8 semaines.',
  order: 'Voir ta commande',
}
