import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in English. */
export const enLanding: TextsOf<typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Where she makes the first move',
      bdsm: 'For those who like play and surrender',
      bbw: 'For those who love curves',
      gilf: 'For those who fall for mature women',
      milf: 'For those who fall for women with experience',
      gay: 'For men who love men',
    },
    write: 'Write to {{name}}',
    answer: 'Answer {{name}}',
    meet: 'Get to know {{name}}',
    talk: 'What to talk about with {{name}}',
    quiet: '{{name}} has not written anything yet.',
    free: 'Signing up is free, from age {{age}}. You get {{credits}} to begin with; a message costs {{cost}}.',
    closed: 'You see this profile inside',
    closedText:
      'Not everybody wants to be seen outside {{site}}. Sign up for free and this is where you arrive.',
    join: 'Sign up for free',
  },
}
