import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignup } from '#core/texts/nl/account/signup.ts'

/** Signing up, in French. */
export const frSignup: TextsIn<'fr', typeof nlSignup> = {
  signup: {
    title: 'Inscription gratuite',
    name: 'Nom de profil',
    nameHint: 'Choisis un nom auquel personne ne te reconnaît.',
    birth: 'Date de naissance',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    gender: 'Je suis',
    seeks: 'Je cherche',
    consent:
      'J’accepte que {{name}} retienne qui je cherche, pour me montrer des membres qui me vont.',
    consentHint:
      'Cela dit quelque chose de ton orientation, alors nous le demandons à part. Tu peux le retirer à tout moment dans tes réglages : alors nous l’effaçons.',
    am: 'Je suis',
    and: 'et cherche',
    or: 'ou',
    nth: 'Étape {{nth}} sur {{of}}',
    reason: 'Que cherches-tu ici ?',
    reasonHint: 'Peut rester vide. Ce sera sur ton profil.',
    submit: 'S’inscrire',
    adults: 'En t’inscrivant, tu dis avoir {{age}} ans ou plus, et tu acceptes nos conditions.',
    have: 'Tu as déjà un compte ?',
  },
  gender: { male: 'Homme', female: 'Femme' },
  seeks: { male: 'un homme', female: 'une femme' },
}
