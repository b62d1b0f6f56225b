import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in French. */
export const frSignupSteps: TextsIn<'fr', typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Ton premier message à {{name}}',
    messageHint:
      'Peut rester vide. Il est gratuit et part dès que tu confirmes ton adresse e-mail.',
    closed: 'Nous ne prenons pas de nouveaux membres en ce moment. Reviens plus tard.',
    closedPartner: 'Ici, tu ne peux t’inscrire que par le lien d’un partenaire.',
    mailTitle: 'Regarde tes e-mails',
    mailText: 'Nous avons envoyé un e-mail à {{email}}. Ouvre son lien et tu peux commencer.',
    mailSlow: 'Rien après une minute ? Regarde dans les indésirables.',
    resent:
      'Si cette adresse attend encore d’être confirmée, un nouvel e-mail est en route. Prends le lien du plus récent.',
    again: 'Prendre une autre adresse e-mail',
    photo: 'Montre-toi',
    photoText:
      'Ainsi, les autres voient qui tu es. Ils ne voient ta photo qu’une fois que tu l’as ajoutée.',
    place: 'Où habites-tu ?',
    placeText: 'C’est ainsi que tu trouves des gens près de toi.',
    personal: 'À quoi ressembles-tu ?',
    personalText:
      'Remplis ce que tu veux bien dire. Ce que tu laisses ouvert, personne ne le voit.',
    about: 'Parle de toi',
    aboutText: 'Quelques phrases et des intérêts rendent le premier message plus facile.',
    push: 'On te prévient ?',
    pushText:
      'Alors tu sais tout de suite quand quelqu’un t’écrit ou te like. Le contenu ne se voit qu’ici.',
    next: 'Suivant',
    kept: 'Pas de connexion. Nous gardons ce que tu as rempli et l’envoyons dès que tu es de nouveau en ligne.',
    skip: 'Passer, ça peut attendre',
    close: 'Continuer plus tard',
    doneTitle: 'Ton profil est là',
    doneText: 'Tu peux le changer à tout moment.',
    toMatches: 'Voir qui te va',
    openGo: 'Compléter',
    matches: 'Ces membres te vont',
    matchesText: 'Choisis d’après {{by}}.',
    matchesAny: 'Ces membres sont passés en dernier.',
    by: { wish: 'qui tu cherches', age: 'ton âge', place: 'où tu habites' },
    matchesNone: 'Encore personne qui te va',
    toAll: 'Voir tous les membres',
    toProfile: 'Retour au profil que tu regardais',
  },
}
