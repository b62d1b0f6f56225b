import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Finnish. */
export const fiActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Vahvista sähköpostiosoitteesi',
    text: 'Vielä yksi napautus, ja tilisi on valmis.',
    submit: 'Aktivoi tili',
    proveTitle: 'Mikä on salasanasi?',
    proveText:
      'Avasit linkin toisella laitteella kuin sillä, jolla rekisteröidyit. Kirjoita salasana, jonka silloin valitsit.',
    startAgain: 'En muista sitä, tai se en ollut minä',
    startAgainTitle: 'Aloita alusta',
    startAgainText:
      'Poistamme sen, mitä osoitteellasi on rekisteröity, ja maksamme käyttämättömät krediitit takaisin. Sen jälkeen rekisteröidyt uudelleen.',
    startAgainSubmit: 'Poista ja aloita alusta',
    activeTitle: 'Tilisi on jo aktiivinen',
    activeText: 'Linkkiä on jo käytetty. Voit vain jatkaa.',
    password: 'Salasana',
    doneTitle: 'Tervetuloa! Tilisi on aktiivinen',
    doneText: 'Nyt voit aloittaa {{conversations}}.',
    doneGift: 'Ensimmäiset viestit tarjoamme me.',
    doneCredits: 'Sinulla on {{credits}}.',
    conversations_one: '{{count}} keskustelun',
    conversations_other: '{{count}} keskustelua',
    doneProfile: 'Viimeistele profiilisi',
    doneGo: 'Katso jäseniä',
    errorTitle: 'Aktivointi ei onnistunut',
    errorText: 'Linkki on vanhentunut, virheellinen tai jo käytetty.',
    resend: 'Lähetä uusi viesti',
    resent: 'Sähköposti on matkalla. Käytä uusimman viestin linkkiä.',
    loginFirst: 'Kirjaudu pyytääksesi uuden sähköpostin.',
    support: 'Eikö toimi? Kirjoita osoitteeseen {{email}}.',
  },
}
