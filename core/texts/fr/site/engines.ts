import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in French. */
export const frEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Inscription gratuite',
    description: 'Crée un profil en quelques minutes. C’est gratuit, dès 18 ans.',
  },
  login: { title: 'Connexion', description: 'Connecte-toi et lis qui t’a écrit.' },
  pricing: {
    title: 'Prix',
    description: 'Ce que coûte un message, et ce qui est gratuit. Sans abonnement, prix TTC.',
  },
  complaints: {
    title: 'Signaler',
    description:
      'Tu vois ici quelque chose d’interdit ? Signale-le, même sans compte. Tu reçois un numéro.',
  },
  rules: {
    title: 'Règles de la maison',
    description: 'Ce qui est interdit ici, et ce qui se passe si quelqu’un le fait.',
  },
}
