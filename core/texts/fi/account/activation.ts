import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Finnish. */
export const fiActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Vahvista sähköpostiosoitteesi',
    text: 'Vielä yksi napautus, ja tilisi on valmis.',
    submit: 'Aktivoi tili',
    chooseTitle: 'Valitse salasana, {{name}}',
    chooseText:
      'Tämä rekisteröinti tuli toisesta laitteesta. Valitse salasana tai kirjoita entinen uudelleen: tästä lähtien kirjaudut sillä.',
    chooseNotYou:
      'Eikö {{name}} ole sinä? Silloin joku muu on kirjoittanut osoitteesi. Sen, mitä valitset tässä, tiedät vain sinä.',
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
