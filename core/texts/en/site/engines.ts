import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in English. */
export const enEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Sign up for free',
    description: 'Make a profile in a few minutes. Joining is free, 18+.',
  },
  login: { title: 'Log in', description: 'Log in and read who wrote to you.' },
  pricing: {
    title: 'Prices',
    description: 'What a message costs, and what is free. No subscription, prices with VAT.',
  },
  complaints: {
    title: 'Report something',
    description:
      'Is there something here that should not be? Report it, even without an account. You get a number.',
  },
  rules: {
    title: 'House rules',
    description: 'What is not allowed here, and what happens if somebody does it.',
  },
}
