import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOwnProfile } from '#core/texts/nl/account/own-profile.ts'

/** A member's own profile, in French. */
export const frOwnProfile: TextsIn<'fr', typeof nlOwnProfile> = {
  own: {
    choose: 'Choisir…',
    save: 'Enregistrer',
    title: 'Mon profil',
    views: 'Ton profil',
    view: 'Comme les autres te voient',
    edit: 'Modifier',
    finder: 'Match Finder : vois qui te va',
    missing: 'Pour qu’on te trouve mieux',
    lacks: {
      photo: 'Une photo avec ton visage',
      about_me: 'Quelque chose sur toi',
      reason: 'Pourquoi tu es ici',
      interests: 'Tes intérêts',
      city: 'Où tu habites',
    },
    unfound: 'Une recherche par {{fields}} ne te trouve pas.',
    unfoundByThese: 'Une recherche par cela ne te trouve pas.',
    byPlace: 'ville ou distance',
    byInterests: 'intérêts',
    ahead: {
      male_one: '{{total}} homme avec photo passe avant toi.',
      male_many: '{{total}} hommes avec photo passent avant toi.',
      male_other: '{{total}} hommes avec photo passent avant toi.',
      female_one: '{{total}} femme avec photo passe avant toi.',
      female_many: '{{total}} femmes avec photo passent avant toi.',
      female_other: '{{total}} femmes avec photo passent avant toi.',
    },
    length: '{{length}} caractères sur {{max}}',
    beginWith: 'Tu pourrais commencer ainsi',
    begin: {
      sunday: 'Mon dimanche idéal commence par',
      wake: 'Tu peux me réveiller pour',
      friends: 'Mes amis disent que je',
    },
    sexualityHint:
      'Ne le remplis que si les autres peuvent le voir sur ton profil. Tu peux l’enlever à tout moment.',
    saved: 'Ton profil est enregistré.',
    age_one: '{{count}} an',
    age_many: '{{count}} ans',
    age_other: '{{count}} ans',
    free: 'Membre gratuit',
    premium: 'Membre Premium',
  },
}
