import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in French. */
export const frLanding: TextsIn<'fr', typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Là où c’est elle qui ose la première',
      bdsm: 'Pour qui aime le jeu et l’abandon',
      bbw: 'Pour qui aime les rondeurs',
      gilf: 'Pour qui craque pour les femmes mûres',
      milf: 'Pour qui craque pour les femmes d’expérience',
      gay: 'Pour les hommes qui aiment les hommes',
    },
    write: 'Écrire à {{name}}',
    answer: 'Répondre à {{name}}',
    meet: 'Faire connaissance avec {{name}}',
    talk: 'De quoi parler avec {{name}}',
    quiet: '{{name}} n’a encore rien raconté.',
    free: 'L’inscription est gratuite, dès {{age}} ans. Tu reçois {{credits}} pour commencer ; un message coûte {{cost}}.',
    closed: 'Ce profil se voit à l’intérieur',
    closedText:
      'Tout le monde ne veut pas être vu hors de {{site}}. Inscris-toi gratuitement et tu arrives ici.',
    join: 'Inscription gratuite',
  },
}
