import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHome } from '#core/texts/nl/site/home.ts'

/** The home of a visitor, and what stands at the end of a page, in English. */
export const enHome: TextsOf<typeof nlHome> = {
  home: {
    adults: 'Adults only, {{age}}+',
    title: 'Where sparks fly',
    lead: 'Meet people nearby, from your own sofa.',
    look: 'Look around first',
    drawn: 'The people on this page are drawings, not members.',
    closed: 'Signing up is not possible at the moment. If you have an account, you can log in.',
    how: 'How it works',
    steps: {
      signup: 'Sign up for free',
      signupText: 'In a minute, with your email address.',
      signupGift: 'You get {{credits}} to start with.',
      meet: 'Find someone you like',
      meetText: 'Look around, read who somebody is, and give a like.',
      chat: 'Send a message',
      chatText: 'The price is on the button before you send.',
    },
    prices: 'What it costs',
    looking: 'Signing up, looking around and giving likes',
    free: 'Free',
    message: 'Sending a message',
    from: 'from {{price}}',
    pricesText:
      'You buy credits in advance, including VAT. There is no subscription, and nothing renews by itself.',
    honest: 'Honest about fictional profiles',
    honestText: 'You cannot meet somebody fictional in person.',
  },
}
