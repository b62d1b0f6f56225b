import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLeaving } from '#core/texts/nl/account/leaving.ts'

/** Being invisible and leaving, in English. */
export const enLeaving: TextsOf<typeof nlLeaving> = {
  leaving: {
    visibility: 'Visibility',
    meeting: 'Meeting',
    realOnly: 'Real members only',
    realOnlyText: 'You meet no fictional profiles while swiping, and none likes you by itself.',
    unseen: 'Look unseen',
    unseenText:
      'Nobody sees that you look at a profile. Then you do not see who looked at yours either.',
    readMarks: 'Show that I have read',
    readMarksText: 'Switched off, you do not see whether others read you either.',
    place: 'Where I live',
    placeHidden: 'Hide my town',
    placeHiddenText: 'Others see your region only. A search by town or distance does not find you.',
    others: 'Others find me',
    visibleText: 'Members can find you.',
    invisibleText:
      'Nobody finds you in search results, likes or matches. Your conversations just go on.',
    title: 'Close my account',
    how: 'If you do leave, this is how',
    today: 'Today',
    todayText: 'Nobody sees your profile any more.',
    grace: 'For {{days}} days',
    graceText: 'Time to think. One link in your mail, or logging in, and all is back.',
    after: 'After that',
    afterText: 'Your data are erased for good.',
    atOnce: 'Your e-mail address is not confirmed. So we erase your data at once and for good.',
    creditsAtOnce:
      'Credits that you still have are gone at once, and you can no longer withdraw from the order they came with.',
    credits: 'Credits that you still have then are gone once your data are erased.',
    why: 'Why are you leaving?',
    reason: {
      found_someone: 'I have found somebody',
      pause: 'I want a break',
      too_expensive: 'It is too expensive',
      few_answers: 'I get few answers',
      many_messages: 'I get too many messages',
      privacy: 'For my privacy',
      unpleasant: 'Somebody was unpleasant',
      other: 'Something else',
    },
    solution: {
      found_someone: 'How nice! We wish you both all the best.',
      pause: 'You can also become invisible: nobody finds you until you feel like it again.',
      too_expensive: 'Looking around, liking and your profile cost nothing.',
      few_answers: 'A profile with a story and interests makes a first message easier.',
      many_messages: 'Become invisible, and nobody starts a new conversation with you.',
      privacy: 'Become invisible, and only those you talk with still see your profile.',
      unpleasant: 'Tell us what happened, and we will do something about it.',
      other: 'Do tell us what could be better. Perhaps we can help.',
    },
    discount: {
      offer:
        'For you alone, because you find it too expensive: {{percent}} off one bundle, once. The code counts for {{days}} days and there are no strings attached.',
      take: 'Give me the code',
      taken: 'Your personal code is {{code}}: {{percent}} off, until {{until}}.',
      use: 'Choose a bundle, the discount comes off your order',
    },
    hide: 'Become invisible',
    hidden: 'You are invisible now.',
    hiddenAlready: 'You are invisible already.',
    toProfile: 'Complete your profile',
    toPrices: 'See the prices',
    toSupport: 'Mail {{email}}',
    passwordHint: 'So that we know it is you.',
    submit: 'Close my account',
    stay: 'Stay after all',
  },
}
