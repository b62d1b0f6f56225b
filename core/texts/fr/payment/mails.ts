import { nameAfter } from '#core/kernel/name-after.ts'
import type { PaymentMails } from '#core/texts/nl/payment/mails.ts'

const credits = (count: number) => (count === 1 ? '1 crédit' : `${count} crédits`)

/** What mails on money say to who paid it, in French. */
export const frPaymentMails: PaymentMails = {
  receipt: {
    subject: ({ site }) => `Ton reçu de ${site}`,
    heading: ({ name }) => `Merci${nameAfter(name)} !`,
    body: ({ credits }) =>
      `Ton paiement a réussi et ${credits === 1 ? 'ton crédit est là' : `tes ${credits} crédits sont là`}.`,
    fewer:
      'C’est moins que ta commande : ton code de réduction ne comptait plus, car un autre paiement est arrivé avant.',
    settled: ({ credits }) => `Ce qui restait dû en a été déduit aussitôt : ${credits}.`,
    receipt: 'Numéro de reçu',
    number: 'Paiement',
    date: 'Date',
    method: 'Payé avec',
    bundle: (m) => credits(m.credits),
    discount: 'Réduction',
    total: 'Total',
    vat: ({ percent }) => `TVA comprise (${percent})`,
    seller: 'Vendeur',
    address: 'Adresse',
    registered: 'Registre du commerce',
    vatNumber: 'Numéro de TVA',
    methods: {
      creditcard: 'Carte de crédit',
      banktransfer: 'Virement',
      directdebit: 'Prélèvement',
    },
    button: 'Voir ton paiement',
    withdraw: ({ until }) =>
      `Tu changes d’avis ? Tu peux te rétracter de cette commande jusqu’au ${until} inclus, même sans te connecter. Tu as reçu tes crédits aussitôt, comme tu l’as demandé en payant : pour ce que tu auras alors utilisé, rien ne revient.`,
    withdrawHere: 'Se rétracter du contrat ici',
  },
  withdrawalLink: {
    subject: ({ site }) => `Se rétracter de ta commande sur ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: ({ number, date, until }) => [
      `Une rétractation de ta commande du ${date} (reçu ${number}) a été demandée. C’était toi ? Avec ce bouton, tu vois ce que tu récupères. Ce n’est qu’en confirmant là-bas que tu te rétractes.`,
      `Le lien marche une fois, jusqu’au ${until}.`,
    ],
    button: 'À ta rétractation',
    rest: () => 'Tu n’as rien demandé ? Alors il n’y a rien à faire : rien ne change.',
  },
  payer: {
    credits,
    subject: ({ site }) => `À propos de ton paiement sur ${site}`,
    hello: (name) => `Bonjour${nameAfter(name, ' ')}`,
    about: {
      partlyRefunded: ({ money, credits }) =>
        `Tu récupères ${money} de ton paiement. Pour cela, nous retirons ${credits} de ton solde.`,
      givenBack: ({ money, credits }) =>
        `Nous te remboursons ${money}. Pour cela, nous retirons ${credits} de ton solde. L’argent est en général sur ton compte en quelques jours ouvrables.`,
      withdrawn: ({ money, credits }) =>
        `Tu t’es rétracté de ton achat. Nous te remboursons ${money} pour ce que tu n’as pas utilisé : ${credits}. L’argent est en général sur ton compte en quelques jours ouvrables.`,
      refunded: ({ money, credits }) =>
        `Ton paiement a été remboursé : ${money}. Pour cela, nous retirons ${credits} de ton solde. Tu restes Premium.`,
      chargedBack: ({ money, credits }) =>
        `Ta banque nous a repris ${money}. Pour cela, nous retirons ${credits} de ton solde. Ce n’est pas exact ? Écris-nous.`,
      advanceTaken: ({ money, credits }) =>
        `Ton prélèvement de ${money} n’a pas été payé. Les crédits reçus en avance quittent donc ton solde : ${credits}.`,
      wonBack: ({ money, credits }) =>
        `Ta banque a annulé la reprise de ${money}. Tu as de nouveau ${credits}.`,
      paidLate: ({ money, credits }) =>
        `Ton paiement de ${money} est arrivé plus tard que prévu, et il compte : tu as reçu ${credits}.`,
      paidTwice: ({ money, credits }) =>
        `${money} de plus sont arrivés pour cette commande. Pour cela, tu as reçu ${credits} de plus. Ce n’est pas ce que tu voulais ? Dis-le-nous, et nous remboursons.`,
    },
    owed: (credits) =>
      `Il ne te restait pas assez de crédits. Reste encore dû : ${credits}. Tu n’as rien à faire maintenant.`,
    stillOwed: (credits) => `Reste encore dû : ${credits}.`,
    order: 'Commande',
    ordered: 'Commandé le',
    withdrawn: 'Rétracté le',
    paid: 'Commandé',
    money: 'Montant',
    taken: 'Crédits pris',
    given: 'Crédits ajoutés',
    button: 'Voir ton paiement',
  },
}
