import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Danish. */
export const daWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Pas på med denne besked',
  spoken: 'Pas på med denne besked. {{titles}}.',
  close: 'Skjul dette råd',
  marked: 'Pas på:',
  private: 'Din egen enhed så det. Ingen læser jeres beskeder.',
  counted: 'Det er talt. Ingen læste beskederne.',
  title: {
    many_chats: 'Skriver pludselig til rigtig mange',
    same_opener: 'Skrev det samme til mange',
    contact: 'Sender mange et link eller et nummer',
    money: 'Beder om penge',
    bank_account: 'Handler om en bankkonto',
    crypto: 'Handler om krypto eller investering',
    phone: "Vil allerede ringe eller sms'e",
    mail: 'Vil allerede skrive mails',
    elsewhere: 'Vil allerede tale et andet sted',
  },
  reason: {
    many_chats: 'Denne konto er ny og begyndte mange samtaler på kort tid.',
    same_opener: 'Den første besked gik også til andre.',
    contact: 'Der var et link eller et nummer i flere første beskeder fra dette medlem.',
    money: 'At bede om penge med en historie til er den mest kendte form for svindel.',
    bank_account:
      'Med et kontonummer, et kort eller en kode kan nogen få fat i dine penge eller trække dig ind i noget.',
    crypto: 'Det, du sender i krypto, får du næsten aldrig igen.',
    phone: 'I har ikke kendt hinanden længe, og et nummer kan ikke tages tilbage.',
    mail: 'I har ikke kendt hinanden længe, og en adresse røber tit dit navn.',
    elsewhere: 'I har ikke kendt hinanden længe, og der kan vi ikke hjælpe dig.',
  },
  advice: {
    many_chats: 'Tag dig tid til at se, om det handler om dig.',
    same_opener: 'Du behøver ikke svare.',
    contact: 'Åbn ikke et link, du ikke stoler på.',
    money: 'Send intet til nogen, du aldrig har mødt.',
    bank_account: 'Del ingen bankoplysninger, og lån ikke din konto ud.',
    crypto: 'Sæt ikke penge i noget, bare fordi en, du kun kender herfra, siger det.',
    phone: 'Tal bare lidt længere her.',
    mail: 'Tal bare lidt længere her.',
    elsewhere: 'Tal bare lidt længere her, og åbn ikke et link, du ikke stoler på.',
  },
}
