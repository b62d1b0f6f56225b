import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlWithdrawal } from '#core/texts/nl/payment/withdrawal.ts'

/** Withdrawal from a purchase, in French. */
export const frWithdrawal: TextsIn<'fr', typeof nlWithdrawal> = {
  withdrawal: {
    title: 'Se rétracter d’une commande',
    lead: 'Tu peux te rétracter d’une commande dans les {{days}} jours, sans raison. Pour les crédits que tu n’as pas utilisés, tu récupères ton argent.',
    order:
      'Ce que tu utilises part d’abord des crédits gratuits, puis de ta plus ancienne commande.',
    none: 'Il n’y a rien à rétracter',
    noneText: 'Tu n’as aucune commande payée ces {{days}} derniers jours.',
    ordered: 'Commande du {{date}}',
    back: 'Tu récupères',
    hero: 'Tu récupères {{money}}',
    last: 'Dernier jour',
    used: 'Les crédits de cette commande sont utilisés, ou son argent revient déjà : il n’y a rien à rétracter.',
    tooLittle: 'Ce qui reste de cette commande vaut moins d’un centime, rien ne revient donc.',
    over_one:
      '{{count}} commande n’est pas ici : ses crédits sont utilisés, ou son argent revient déjà.',
    over_many:
      '{{count}} commandes ne sont pas ici : leurs crédits sont utilisés, ou leur argent revient déjà.',
    over_other:
      '{{count}} commandes ne sont pas ici : leurs crédits sont utilisés, ou leur argent revient déjà.',
    here: 'Se rétracter du contrat ici',
    hereOf: 'Se rétracter du contrat ici : commande du {{date}}',
    declaration:
      'Moi, {{name}}, je me rétracte de ma commande du {{date}} : {{credits}} pour {{amount}}.',
    number: 'Numéro de commande',
    goes: 'Crédits pris',
    way: 'L’argent revient par le moyen avec lequel tu as payé, en général en quelques jours ouvrables. Tu restes Premium.',
    confirm: 'Confirmer la rétractation',
    short: 'Se rétracter',
    look: 'Vérifier',
    sureStep: 'Confirmer',
    lookLead:
      'Par le moyen avec lequel tu as payé, en général en quelques jours ouvrables. Aucune raison n’est nécessaire.',
    usedCount: '{{count}} utilisés',
    goesOff_one: '{{count}} quitte ton solde',
    goesOff_many: '{{count}} quittent ton solde',
    goesOff_other: '{{count}} quittent ton solde',
    usedOnes_one: '{{count}} crédit utilisé',
    usedOnes_many: '{{count}} crédits utilisés',
    usedOnes_other: '{{count}} crédits utilisés',
    notPaid: 'non remboursés',
    proof: 'Dès que tu confirmes, tu reçois un e-mail avec la date et l’heure comme preuve.',
    on: 'Vers la confirmation',
    keep: 'La garder',
    areSure: 'C’est sûr ?',
    purchase: 'Commande',
    to: 'À',
    toText: 'le moyen avec lequel tu as payé',
    proofTo: 'Preuve à',
    changed:
      'Ton solde a changé entre-temps. Voici les montants de maintenant : vérifie-les et confirme encore.',
    late: 'Tu ne peux plus te rétracter de cette commande.',
    done: 'Nous avons reçu ta rétractation',
    doneText: 'Le {{at}}, tu t’es rétracté de ta commande. Nous remboursons {{money}}.',
    mailed: 'Tu reçois aussi cette confirmation par e-mail, à {{email}}.',
    at: 'Rétracté le',
    print: 'Imprimer ou enregistrer',
    toOrder: 'Voir la commande',
    leaving: 'Tu as acheté des crédits récemment ? Alors rétracte-toi d’abord de cette commande.',
    atOnce:
      'Tu reçois tes crédits aussitôt. Tu peux te rétracter dans les {{days}} jours ; nous ne remboursons pas les crédits utilisés.',
    onDebit:
      'Tu peux te rétracter dans les {{days}} jours ; nous ne remboursons pas les crédits utilisés.',
  },
  withdrawalMail: {
    title: 'Se rétracter sans connexion',
    lead: 'Jusqu’à {{days}} jours après ton paiement, tu peux te rétracter d’une commande, sans raison. Dis ci-dessous laquelle. Nous t’envoyons un lien avec lequel tu vois ce que tu récupères, et tu le confirmes.',
    emailHint: 'L’adresse de ton compte : ton reçu y est allé aussi.',
    receipt: 'Numéro de reçu',
    receiptHint: 'Il est sur ton reçu, comme 2026-000012.',
    submit: 'Envoyer le lien',
    sentTitle: 'Regarde tes e-mails',
    sent: '{{email}} et le reçu {{receipt}} vont ensemble ? Alors un e-mail est en route vers cette adresse. Son lien marche {{minutes}} minutes.',
    limit:
      'Rien reçu ? Regarde dans les indésirables, et vérifie l’adresse et le numéro. Tu peux demander {{max}} e-mails par jour.',
    sentAgain: 'Un autre e-mail est en route, s’ils vont ensemble.',
    again: 'Envoyer encore',
    other: 'Corriger l’adresse ou le numéro',
    help: 'Plus de reçu, ou plus d’accès à tes e-mails ? Écris-nous :',
    toLogin: 'Plutôt se connecter',
    toOrders: 'Ta session est ouverte : vois ce dont tu peux te rétracter',
    over: 'Tu as déjà confirmé ? Alors nous avons ta rétractation, et la confirmation est dans tes e-mails.',
    newMail: 'Demander un nouvel e-mail',
    proof: 'ton adresse e-mail',
    mailed: 'Tu reçois aussi cette confirmation par e-mail.',
  },
}
