import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Danish. */
export const daWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Pas på med denne besked',
  spoken: 'Pas på med denne besked. {{titles}}.',
  why: 'Hvorfor?',
  close: 'Skjul dette råd',
  marked: 'Pas på:',
  private: 'Kun din egen enhed så det. Ingen læser med.',
  counted: 'Det er talt op. Ingen har læst med.',
  title: {
    many_chats: 'Skriver pludselig til rigtig mange',
    same_opener: 'Skrev det samme til mange',
    contact: 'Sender et link eller et nummer til mange',
    money: 'Beder om penge',
    bank_account: 'Handler om en bankkonto',
    crypto: 'Handler om krypto eller investering',
    phone: "Vil allerede ringe eller sms'e",
    mail: 'Vil allerede skrive mails',
    elsewhere: 'Vil allerede skrive et andet sted',
  },
  reason: {
    many_chats: 'Denne konto er ny og har startet mange samtaler på kort tid.',
    same_opener: 'Den første besked gik også til andre.',
    contact: 'Der var et link eller et nummer i flere første beskeder fra dette medlem.',
    money: 'At bede om penge og fortælle en historie til er den mest kendte form for svindel.',
    bank_account:
      'Med dit kontonummer, kort eller kode kan nogen få fat i dine penge eller misbruge din bankkonto.',
    crypto: 'Det, du sender i krypto, får du næsten aldrig igen.',
    phone: 'I har ikke kendt hinanden længe, og et nummer kan ikke tages tilbage.',
    mail: 'I har ikke kendt hinanden længe, og en mailadresse røber tit dit navn.',
    elsewhere: 'I har ikke kendt hinanden længe, og uden for siden kan vi ikke hjælpe dig.',
  },
  advice: {
    many_chats: 'Tag dig god tid til at se, om det virkelig handler om dig.',
    same_opener: 'Du behøver ikke svare.',
    contact: 'Åbn ikke et link, du ikke stoler på.',
    money: 'Send ikke penge til nogen, du aldrig har mødt.',
    bank_account: 'Del ingen bankoplysninger, og lån ikke din bankkonto ud.',
    crypto: 'Investér ikke efter råd fra en, du kun kender herfra.',
    phone: 'Skriv bare videre her lidt endnu.',
    mail: 'Skriv bare videre her lidt endnu.',
    elsewhere: 'Skriv bare videre her lidt endnu, og åbn ikke et link, du ikke stoler på.',
  },
}
