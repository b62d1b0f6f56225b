import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in English. */
export const enAge: TextsOf<typeof nlAge> = {
  age: {
    title: 'Age check',
    lead: 'Everybody you talk with here is 18 or older.',
    text: 'That is why everyone shows it once, before their first message. It takes a minute.',
    kept: 'We keep the outcome, how and when. No copy of your passport or licence, and no photo.',
    draft: 'What you typed will be waiting for you.',
    start: 'Go to the age check',
    adult: 'Good, that is settled',
    adultText: 'You will not have to do this again.',
    back: 'Continue',
    minor: 'You cannot write here',
    minorText:
      'The age check says that you are younger than 18, so you cannot send anybody a message. Credits you still have stay yours: you can withdraw your purchase or ask us to pay them back.',
    object:
      'Is this wrong? Email us and explain why. One of us will look at it, and not a computer.',
    write: 'Email {{email}}',
    none: 'No age check is needed here',
    noneText: 'You can simply send messages.',
    way: 'Do the age check',
    whatNow: 'Read what you can do',
    once: 'You only do this once, and it takes a minute.',
  },
}
