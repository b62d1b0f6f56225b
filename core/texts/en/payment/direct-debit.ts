import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in English. */
export const enDirectDebit: TextsOf<typeof nlDirectDebit> = {
  debit: {
    title: 'Direct debit',
    back: 'Pay another way',
    choose: 'Pay by direct debit',
    chooseText: 'From your account, with a code by text message',
    holder: 'Name on the account',
    iban: 'IBAN',
    street: 'Street',
    number: 'Number',
    zip: 'Postcode',
    city: 'Town',
    phone: 'Mobile, for a code',
    agree: 'What we agree on',
    once: 'We debit {{price}} once, on or soon after {{day}}.',
    mailed: 'We email you that day and your mandate reference beforehand.',
    takeBack: 'Your own bank can refund it for 8 weeks.',
    whole: 'Read the whole mandate',
    send: 'Send me the code',
    advance:
      'You get {{credits}} at once, the rest once your bank has paid. If it does not pay, they are taken back.',
    had: 'You already have {{credits}}, the rest comes once your bank has paid. If it does not pay, they are taken back.',
    later: 'You get your credits as soon as your bank has paid.',
    codeTitle: 'Six digits',
    codeText:
      'They are in the text message to your number ending in {{end}}. The code fits this mandate only.',
    code: 'Code from the text message',
    valid: 'Valid until {{time}}, {{tries}} tries',
    again: 'New code',
    demo: 'This is a demo: read your text message here',
    sign: 'Sign the mandate',
    signed: 'You already have a mandate',
    signedText: 'From your account ending in {{end}}. You need no new code.',
    order: 'Debit {{price}}',
    none: 'Direct debit is not possible here now',
    noneText: 'Choose another way to pay.',
    other: 'Choose another way',
    blocked: 'Direct debit is switched off for you',
    blockedText:
      'Your bank took {{money}} back. Buy for that amount another way, and direct debit works again.',
    object: 'Is that not right? Email us at {{email}} and somebody will look into it.',
    limit: 'No more direct debit for now',
    limitText:
      'You can order by direct debit {{max}} times every {{days}} days. Other ways of paying still work.',
    pending: 'We debit it on or soon after {{day}}.',
    pendingLater: 'Your credits arrive once your bank has paid; you need not wait here.',
    desk: {
      title: 'Blocked for direct debit',
      text: 'Their bank took money back. Direct debit works again once they have paid another way, or if you allow it.',
      none: 'Nobody is blocked.',
      owed: '{{money}} open since {{date}}',
      reason: 'Why may it be allowed again?',
      lift: 'Allow direct debit again',
      lifted: 'Direct debit works again.',
    },
  },
}
