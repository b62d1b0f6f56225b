import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { frModerationWords } from './decisions.ts'

/** The form for everybody, in French. */
export const frComplaints: TextsIn<'fr', typeof nlComplaints> = {
  title: 'Dis-le-nous',
  lead: 'Tu as vu quelque chose qui n’a pas sa place ici, ou nous nous sommes trompés ? Une personne le lit et tu reçois une réponse par e-mail. Pas besoin de te connecter.',
  danger: 'Y a-t-il un danger en ce moment ?',
  call: 'Appelle le 112',
  about: 'De quoi s’agit-il ?',
  abouts: {
    content: 'Quelque chose sur le site',
    service: 'Notre service',
    payment: 'Un paiement',
  },
  reason: 'Qu’est-ce qui ne va pas ?',
  choose: 'Choisis ce qui correspond le mieux',
  reasons: frModerationWords.reason,
  place: 'Où l’as-tu vu ?',
  placeHint: 'Colle le lien du profil, ou dis qui c’est et où tu l’as vu.',
  placePayment: 'Numéro de reçu ou date (facultatif)',
  words: {
    content: 'Qu’as-tu vu ?',
    service: 'Qu’est-ce qui s’est mal passé ?',
    payment: 'Qu’est-ce qui n’est pas correct ?',
  },
  wordsHint: 'Quelques phrases suffisent.',
  name: 'Ton nom',
  nameFree: 'Ton nom (facultatif)',
  nameHint: 'Juste pour nous. L’autre ne saura pas qui l’a signalé.',
  mail: 'Ton adresse e-mail',
  mailFree: 'Ton adresse e-mail (facultatif)',
  mailHint: 'Notre réponse arrivera à cette adresse.',
  child: 'Tu n’as pas à dire qui tu es. Ne télécharge pas l’image et ne la partage pas.',
  childPlace: 'Tu peux aussi le signaler anonymement à Offlimits',
  goodFaith: 'À ma connaissance, ceci est vrai et complet.',
  send: 'Envoyer',
  sentTitle: 'Merci, c’est bien reçu',
  number: 'Ton numéro',
  sentTo: 'Nous t’écrivons dans la semaine à {{mail}}. Une confirmation est en route.',
  sentNameless: 'Nous regardons tout de suite. Garde ce numéro si tu veux nous écrire plus tard.',
  wrote: 'Voici ce que tu as écrit',
  another: 'Dire autre chose',
}
