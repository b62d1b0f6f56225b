import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in French. */
export const frHome: TextsIn<'fr', typeof nlHome> = {
  home: {
    adults: 'Pour adultes seulement, {{age}}+',
    title: 'Là où l’étincelle jaillit',
    lead: 'Rencontre des gens près de chez toi, depuis ton canapé.',
    look: 'Regarder d’abord',
    drawn: 'Les personnes de cette page sont dessinées et ne sont pas des membres.',
    closed:
      'L’inscription n’est pas possible en ce moment. Si tu as un compte, tu peux te connecter.',
    how: 'Comment ça marche',
    steps: {
      signup: 'Inscris-toi gratuitement',
      signupText: 'En une minute, avec ton adresse e-mail.',
      signupGift: 'Tu reçois {{credits}} pour commencer.',
      meet: 'Trouve quelqu’un qui te plaît',
      meetText: 'Regarde, découvre qui est la personne, et donne un like.',
      chat: 'Envoie un message',
      chatText: 'Le prix est sur le bouton avant que tu envoies.',
    },
    prices: 'Ce que ça coûte',
    looking: 'S’inscrire, regarder et donner des likes',
    free: 'Gratuit',
    message: 'Envoyer un message',
    from: 'dès {{price}}',
    pricesText:
      'Tu achètes des crédits à l’avance, TVA comprise. Il n’y a pas d’abonnement, et rien ne se renouvelle tout seul.',
    honest: 'Honnêtes sur les profils fictifs',
    honestText: 'Une personne fictive ne se rencontre pas en vrai.',
  },
}
