import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in German. */
export const deWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Pass bei dieser Nachricht auf',
  spoken: 'Pass bei dieser Nachricht auf. {{titles}}.',
  why: 'Warum?',
  close: 'Diesen Tipp ausblenden',
  marked: 'Pass auf:',
  verdict: { fine: 'Alles gut', right: 'Stimmt' },
  thanks: 'Danke. Nur deine Antwort wurde gezählt.',
  private: 'Das hat nur dein eigenes Gerät gesehen. Niemand liest mit.',
  counted: 'Das wurde gezählt. Niemand hat mitgelesen.',
  title: {
    many_chats: 'Schreibt plötzlich sehr viele an',
    same_opener: 'Hat vielen dasselbe geschrieben',
    contact: 'Schickt vielen einen Link oder eine Nummer',
    money: 'Bittet um Geld',
    bank_account: 'Es geht um ein Bankkonto',
    crypto: 'Es geht um Krypto oder Geldanlage',
    phone: 'Will schon anrufen oder per Handy schreiben',
    mail: 'Will schon mailen',
    elsewhere: 'Will schon woanders schreiben',
    identity: 'Fragt nach einem Code oder Ausweis',
    threat: 'Klingt wie eine Drohung',
  },
  reason: {
    many_chats: 'Dieses Konto ist neu und hat in kurzer Zeit viele Gespräche begonnen.',
    same_opener: 'Diese erste Nachricht ging auch an andere.',
    contact: 'In mehreren ersten Nachrichten dieses Mitglieds stand ein Link oder eine Nummer.',
    money: 'Mit einer Geschichte um Geld bitten: Das ist die bekannteste Masche.',
    bank_account:
      'Mit deiner Kontonummer, Karte oder einem Code kommt jemand an dein Geld oder missbraucht dein Konto.',
    crypto: 'Was du in Krypto schickst, bekommst du so gut wie nie zurück.',
    phone: 'Ihr kennt euch noch nicht lange, und eine Nummer kannst du nicht zurücknehmen.',
    mail: 'Ihr kennt euch noch nicht lange, und eine E-Mail-Adresse verrät oft deinen Namen.',
    elsewhere: 'Ihr kennt euch noch nicht lange, und woanders können wir dir nicht helfen.',
    identity:
      'Mit einem Code, Passwort oder Foto deines Ausweises kann sich jemand als du ausgeben.',
    threat: 'Wer droht, will, dass du schnell nachgibst. Nachgeben macht es selten besser.',
  },
  advice: {
    many_chats: 'Schau in Ruhe, ob es wirklich um dich geht.',
    same_opener: 'Du musst nicht antworten.',
    contact: 'Öffne keinen Link, dem du nicht traust.',
    money: 'Schick kein Geld an jemanden, den du noch nie getroffen hast.',
    bank_account: 'Gib keine Bankdaten weiter, und leih dein Konto nicht aus.',
    crypto: 'Leg kein Geld an auf den Rat von jemandem, den du nur von hier kennst.',
    phone: 'Schreib ruhig noch eine Weile hier weiter.',
    mail: 'Schreib ruhig noch eine Weile hier weiter.',
    elsewhere:
      'Schreib ruhig noch eine Weile hier weiter, und öffne keinen Link, dem du nicht traust.',
    identity: 'Gib nichts davon weiter. Wir fragen im Chat nie danach.',
    threat: 'Antworte nicht, behalte die Nachricht und melde sie. Ruf bei Gefahr den Notruf.',
  },
}
