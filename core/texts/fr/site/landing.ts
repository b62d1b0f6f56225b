import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in French. */
export const frLanding: TextsIn<'fr', typeof nlLanding> = {
  landing: {
    write: 'Write to {{name}}',
    answer: 'Answer {{name}}',
    meet: 'Get to know {{name}}',
    talk: 'What you talk about with {{name}}',
    quiet: '{{name}} would rather say it in a chat.',
    free: 'Signing up is free, from {{age}} on. You get {{credits}} to begin with.',
    closed: 'You see this profile inside',
    closedText:
      'Not everybody wants to be seen outside {{site}}. Sign up for free and this is where you come.',
    join: 'Sign up for free',
  },
}
