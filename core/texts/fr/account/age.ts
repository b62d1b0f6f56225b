import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in French. */
export const frAge: TextsIn<'fr', typeof nlAge> = {
  age: {
    title: 'Vérification de l’âge',
    lead: 'Toutes les personnes à qui tu parles ici ont 18 ans ou plus.',
    text: 'C’est pourquoi chacun le montre une fois, avant son premier message. Ça prend une minute.',
    kept: 'Nous gardons le résultat, comment et quand. Aucune copie de ton passeport ou de ton permis, et aucune photo.',
    draft: 'Ce que tu as écrit t’attend.',
    start: 'Vérifier mon âge',
    adult: 'Bien, c’est réglé',
    adultText: 'Tu n’auras pas à le refaire.',
    back: 'Continuer',
    minor: 'Tu ne peux pas écrire ici',
    minorText:
      'D’après la vérification, tu as moins de 18 ans : tu ne peux écrire à personne. Les crédits qui te restent sont à toi : tu peux te rétracter de ton achat ou nous demander de les rembourser.',
    object:
      'C’est faux ? Écris-nous et explique pourquoi. L’un de nous regardera, pas un ordinateur.',
    write: 'Écrire à {{email}}',
    none: 'Aucune vérification de l’âge n’est nécessaire ici',
    noneText: 'Tu peux simplement envoyer des messages.',
    way: 'Vérifier mon âge',
    whatNow: 'Lire ce que tu peux faire',
    once: 'Tu ne le fais qu’une fois, et ça prend une minute.',
  },
}
