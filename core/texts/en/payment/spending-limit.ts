import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in English. */
export const enSpendingLimit: TextsOf<typeof nlSpendingLimit> = {
  spending: {
    title: 'Your spending limit',
    text: 'Decide for yourself how much you spend at most. Lower counts at once. Higher, or no limit any more, counts after {{days}} days.',
    per: { day: 'Per day', week: 'Per week', month: 'Per month' },
    none: 'No limit',
    standing: '{{spent}} spent, {{left}} left until {{until}}',
    spent: '{{spent}} spent',
    elsewhere:
      'Where you buy now you pay in {{currency}}. As long as this limit counts, you cannot order there. A limit in {{currency}} counts after {{days}} days.',
    open: 'Of that, {{open}} is still open.',
    later: 'From {{at}}: {{limit}}',
    laterNone: 'From {{at}}: no limit',
    keep: 'Keep the limit',
    keepOf: {
      day: 'Keep the limit per day',
      week: 'Keep the limit per week',
      month: 'Keep the limit per month',
    },
    change: 'Change',
    changeOf: {
      day: 'Change the limit per day',
      week: 'Change the limit per week',
      month: 'Change the limit per month',
    },
    most: {
      day: 'At most per day, in {{currency}}',
      week: 'At most per week, in {{currency}}',
      month: 'At most per month, in {{currency}}',
    },
    hint: 'For example 25 or 25.50',
    wrong: 'Enter an amount, such as 25 or 25.50',
    save: 'Save',
    remove: 'No limit any more',
    cancel: 'Cancel',
    now: 'Your limit counts now.',
    raised: 'Your new choice takes effect on {{at}}. Until then all stays as it is.',
    failed: 'Your limits cannot be shown now.',
    broken: {
      day: 'This goes over your own limit of {{limit}} per day. You have {{left}} left. A new day begins on {{until}}.',
      week: 'This goes over your own limit of {{limit}} per week. You have {{left}} left. A new week begins on {{until}}.',
      month:
        'This goes over your own limit of {{limit}} per month. You have {{left}} left. A new month begins on {{until}}.',
    },
    brokenElsewhere:
      'You have set yourself a limit of {{limit}}. In another currency you cannot order for now.',
    brokenOpen: 'Orders that are still open count, too.',
    look: 'See your limits',
  },
}
