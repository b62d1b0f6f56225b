import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in Finnish. */
export const fiWarnings: TextsOf<typeof nlWarnings> = {
  label: 'Ole varovainen tämän viestin kanssa',
  spoken: 'Ole varovainen tämän viestin kanssa. {{titles}}.',
  why: 'Miksi?',
  close: 'Piilota tämä vinkki',
  marked: 'Ole varovainen:',
  private: 'Vain oma laitteesi huomasi tämän. Kukaan ei lue viestejänne.',
  counted: 'Tämä laskettiin. Kukaan ei lukenut viestejä.',
  title: {
    many_chats: 'Kirjoittaa yhtäkkiä todella monelle',
    same_opener: 'Kirjoitti saman monelle',
    contact: 'Lähettää monille linkin tai numeron',
    money: 'Pyytää rahaa',
    bank_account: 'Puhuu pankkitilistä',
    crypto: 'Puhuu kryptosta tai sijoittamisesta',
    phone: 'Haluaa jo soittaa tai tekstata',
    mail: 'Haluaa jo kirjoittaa sähköpostia',
    elsewhere: 'Haluaa jo jutella muualla',
  },
  reason: {
    many_chats: 'Tämä tili on uusi ja aloitti lyhyessä ajassa monta keskustelua.',
    same_opener: 'Tämä ensimmäinen viesti meni muillekin.',
    contact: 'Useissa tämän jäsenen ensimmäisissä viesteissä oli linkki tai numero.',
    money: 'Rahan pyytäminen tarinan varjolla on tunnetuin huijaus.',
    bank_account:
      'Tilinumerollasi, kortillasi tai koodillasi joku voi päästä rahoihisi tai käyttää tiliäsi väärin.',
    crypto: 'Mitä lähetät kryptona, sitä et saa juuri koskaan takaisin.',
    phone: 'Ette ole tunteneet toisianne kauan, eikä numeroa voi ottaa takaisin.',
    mail: 'Ette ole tunteneet toisianne kauan, ja sähköpostiosoite paljastaa usein nimesi.',
    elsewhere: 'Ette ole tunteneet toisianne kauan, emmekä voi auttaa sinua muualla.',
  },
  advice: {
    many_chats: 'Katso rauhassa, onko kyse todella sinusta.',
    same_opener: 'Sinun ei tarvitse vastata.',
    contact: 'Älä avaa linkkiä, johon et luota.',
    money: 'Älä lähetä rahaa ihmiselle, jota et ole koskaan tavannut.',
    bank_account: 'Älä jaa pankkitietoja äläkä lainaa tiliäsi.',
    crypto: 'Älä sijoita sellaisen ihmisen puheiden varassa, jonka tunnet vain täältä.',
    phone: 'Juttele rauhassa vielä vähän täällä.',
    mail: 'Juttele rauhassa vielä vähän täällä.',
    elsewhere: 'Juttele rauhassa vielä vähän täällä, äläkä avaa linkkiä, johon et luota.',
  },
}
