import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWithdrawal } from '#core/texts/nl/payment/withdrawal.ts'

/** Withdrawal from a purchase, in English. */
export const enWithdrawal: TextsOf<typeof nlWithdrawal> = {
  withdrawal: {
    title: 'Withdraw from an order',
    lead: 'You can withdraw from an order within {{days}} days, without a reason. For the credits that you have not used, you get your money back.',
    order: 'What you use counts from free credits first, and then from your oldest order.',
    none: 'There is nothing to withdraw from',
    noneText: 'You have no paid order of the last {{days}} days.',
    ordered: 'Order of {{date}}',
    unused: 'Not used yet',
    unusedOf: '{{unused}} of {{credits}}',
    back: 'You get back',
    hero: 'You get {{money}} back',
    last: 'Last day',
    used: 'The credits of this order were used, or its money is going back already, so there is nothing to withdraw from.',
    tooLittle: 'What is left of this order is worth less than a cent, so nothing comes back.',
    over_one:
      '{{count}} order is not listed: its credits were used, or its money is going back already.',
    over_other:
      '{{count}} orders are not listed: their credits were used, or their money is going back already.',
    here: 'Withdraw from contract here',
    hereOf: 'Withdraw from contract here: order of {{date}}',
    sure: 'Confirm withdrawal',
    declaration: 'I, {{name}}, withdraw from my order of {{date}}: {{credits}} for {{amount}}.',
    number: 'Order number',
    goes: 'Credits taken',
    way: 'The money comes back the way you paid, usually within a few working days. You stay Premium.',
    confirm: 'Confirm withdrawal',
    cancel: 'Never mind',
    changed:
      'Your balance has changed meanwhile. These are the amounts of now: check them and confirm once more.',
    late: 'You can no longer withdraw from this order.',
    done: 'We have received your withdrawal',
    doneText: 'On {{at}} you withdrew from your order. We pay {{money}} back.',
    mailed: 'You also get this confirmation by mail, at {{email}}.',
    at: 'Withdrawn on',
    print: 'Print or save',
    toOrder: 'See the order',
    leaving: 'Did you buy credits recently? Then withdraw from that order first.',
    atOnce:
      'You get your credits at once. You can withdraw within {{days}} days; we do not refund credits you have used.',
  },
  withdrawalMail: {
    title: 'Withdraw without logging in',
    lead: 'Until {{days}} days after your payment you can withdraw from an order, without a reason. Fill in below which order it is. We send you a link by which you see what you get back, and confirm it.',
    emailHint: 'The address of your account: your receipt went there too.',
    receipt: 'Receipt number',
    receiptHint: 'It is on your receipt, such as 2026-000012.',
    submit: 'Send the link',
    sentTitle: 'Look in your mail',
    sent: 'Do {{email}} and receipt {{receipt}} belong together? Then a mail is on its way to that address. The link in it works for {{minutes}} minutes.',
    limit:
      'Received nothing? Look in your spam folder, and check the address and the number. You can ask for {{max}} mails a day.',
    sentAgain: 'Another mail is on its way, if they belong together.',
    again: 'Send again',
    other: 'Correct address or number',
    help: 'No receipt any more, or no access to your mail? Write to us:',
    toLogin: 'Log in instead',
    toOrders: 'You are logged in: see what you can withdraw from',
    over: 'Have you confirmed already? Then we have your withdrawal, and the confirmation is in your mail.',
    newMail: 'Ask for a new mail',
    mailed: 'You also get this confirmation by mail.',
  },
}
