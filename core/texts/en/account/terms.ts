import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in English. */
export const enTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Our terms have changed',
    alert: 'Our terms have changed.',
    alertText: 'You can write and buy again once you agree.',
    look: 'See what is different',
    lead: 'Take your time to see what is different. Then you decide.',
    news: 'What is different',
    new: 'New',
    changed: 'Changed',
    gone: 'Gone',
    unknown: 'We do not know which text you read before, so please read all of it.',
    read: 'Read all the terms',
    agree: 'I agree',
    agreed: 'Good, you can go on',
    agreedText: 'We have kept that you agreed, and to which text.',
    onward: 'To the members',
    refuse: 'Rather not?',
    refuseText: 'Then you can no longer write, like or buy. This you still can:',
    withdraw: 'Ask for your money back',
    data: 'Take your data along',
    leave: 'Leave',
  },
}
