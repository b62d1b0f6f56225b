import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in French. */
export const frFrame: TextsIn<'fr', typeof nlFrame> = {
  site: {
    fictionalNote:
      'Une partie des profils est fictive. C’est toujours indiqué, et tu peux les laisser de côté.',
    disclaimer:
      'Ce site est pour les personnes de {{age}} ans et plus. Les profils fictifs portent un label ; un contact physique avec eux n’est pas possible.',
    prices: 'Prix',
    rules: 'Règles de la maison',
    complaints: 'Signalement ou réclamation',
    withdraw: 'Se rétracter du contrat',
    support: 'Besoin d’aide ? {{email}}',
    demo: 'C’est une démo : tu paies dans une banque d’exercice et tu lis tes e-mails dans une boîte de test.',
    registered: 'Registre du commerce {{kvk}}, TVA {{vat}}',
    mailbox: 'Ouvrir la boîte',
  },
  footer: {
    label: 'À propos de {{name}}',
    terms: 'Conditions',
    privacy: 'Vie privée',
    cookies: 'Cookies',
    returns: 'Remboursement',
    questions: 'Questions',
    service: 'Service',
    languages: 'Langue et pays',
  },
  nav: {
    label: 'Menu principal',
    skip: 'Aller au contenu',
    members: 'Membres',
    login: 'Se connecter',
    signup: 'Inscription gratuite',
    language: 'Langue',
    back: 'Retour',
  },
  action: {
    dismiss: 'Fermer',
    retry: 'Réessayer',
  },
  credits_one: '{{count}} crédit',
  credits_many: '{{count}} crédits',
  credits_other: '{{count}} crédits',
  error: {
    unreachable: 'Pas de connexion. Réessaie dans un instant.',
    page: 'Erreur',
    status: 'Code d’erreur {{status}}',
    notFound: 'Cette page est introuvable.',
    nobody: 'Personne n’habite ici',
    members: 'Voir les membres',
    notFoundText: 'Peut-être qu’un profil a été retiré, ou que le lien est faux.',
    home: 'Retour à l’accueil',
    broken: 'Une erreur s’est produite en montrant la page d’erreur',
    brokenHome: 'Retour au début',
  },
  form: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint: '{{min}} caractères au moins',
    showPassword: 'Montrer ou cacher le mot de passe',
  },
}
