import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in English. */
export const enWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Take care with this message',
  spoken: 'Take care with this message. {{titles}}.',
  why: 'Why?',
  close: 'Hide this tip',
  marked: 'Take care:',
  private: 'Only your own device saw this. Nobody reads along.',
  counted: 'This was counted. Nobody read along.',
  title: {
    many_chats: 'Suddenly writes to a great many people',
    same_opener: 'Wrote the same thing to many people',
    contact: 'Sends many people a link or number',
    money: 'Asks for money',
    bank_account: 'Is about a bank account',
    crypto: 'Is about crypto or investing',
    phone: 'Wants to call or text already',
    mail: 'Wants to email already',
    elsewhere: 'Wants to talk elsewhere already',
  },
  reason: {
    many_chats: 'This account is new, and began many conversations in a short time.',
    same_opener: 'This first message went to others too.',
    contact: 'Several first messages from this member had a link or number.',
    money: 'Asking for money with a story attached is the best-known scam.',
    bank_account:
      'With your account number, card or code somebody can get at your money, or misuse your account.',
    crypto: 'What you send in crypto, you hardly ever get back.',
    phone: 'You have not known each other for long, and a number cannot be taken back.',
    mail: 'You have not known each other for long, and an address often gives away your name.',
    elsewhere: 'You have not known each other for long, and we cannot help you out there.',
  },
  advice: {
    many_chats: 'Take your time to see whether this is about you.',
    same_opener: 'You do not have to answer.',
    contact: 'Do not open a link that you do not trust.',
    money: 'Send no money to somebody you have never met.',
    bank_account: 'Share no bank details, and do not lend out your account.',
    crypto: 'Invest nothing on the advice of somebody you only know from here.',
    phone: 'Feel free to talk here a little longer.',
    mail: 'Feel free to talk here a little longer.',
    elsewhere: 'Feel free to talk here a little longer, and open no link that you do not trust.',
  },
}
