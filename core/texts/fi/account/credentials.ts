import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in Finnish. */
export const fiCredentials: TextsOf<typeof nlCredentials> = {
  reset: {
    title: 'Unohditko salasanasi?',
    lead: 'Kirjoita sähköpostiosoitteesi. Lähetämme linkin, jolla valitset uuden salasanan.',
    submit: 'Lähetä linkki',
    sentTitle: 'Katso sähköpostisi',
    sent: 'Jos {{email}} kuuluu jollekin tilille, sähköposti on matkalla. Sen linkki toimii {{minutes}} minuuttia.',
    limit:
      'Eikö vielä mitään? Katso roskapostista. Voit pyytää sähköpostin {{max}} kertaa päivässä.',
    again: 'Lähetä uudelleen',
    other: 'Toinen sähköpostiosoite',
    toLogin: 'Takaisin kirjautumiseen',
    doTitle: 'Valitse uusi salasana',
    doText: 'Sen jälkeen sinut kirjataan ulos kaikkialta, ja kirjaudut uudella salasanalla.',
    new: 'Uusi salasana',
    repeat: 'Vielä kerran',
    doSubmit: 'Tallenna salasana',
    doneTitle: 'Salasanasi on vaihdettu',
    doneText: 'Sinut on kirjattu ulos kaikista laitteista. Kirjaudu uudella salasanallasi.',
    newMail: 'Pyydä uusi sähköposti',
  },
  security: {
    email: 'Vaihda sähköpostiosoite',
    password: 'Vaihda salasana',
    back: 'Takaisin asetuksiin',
  },
  changePassword: {
    text: 'Sinut kirjataan ulos muista laitteistasi.',
    old: 'Nykyinen salasana',
    forgot: 'Unohditko nykyisen salasanan?',
    done: 'Salasanasi on vaihdettu. Sinut on kirjattu ulos muista laitteistasi.',
  },
  mailChange: {
    now: 'Kirjaudut nyt osoitteella {{email}}.',
    wrong: 'Rekisteröidyit osoitteella {{email}}, eikä sitä ole vielä vahvistettu.',
    text: 'Lähetämme linkin uuteen osoitteeseen. Vahvista vaihto avaamalla se.',
    email: 'Uusi sähköpostiosoite',
    submit: 'Lähetä linkki',
    pending:
      'Sähköposti on matkalla osoitteeseen {{email}}. Avaa sen linkki {{hours}} tunnin kuluessa.',
    limit: 'Voit pyytää sähköpostin {{max}} kertaa päivässä.',
    resend: 'Lähetä uudelleen',
    resent: 'Sähköposti on lähetetty uudelleen. Käytä uusimman viestin linkkiä.',
    cancel: 'Älä vaihda',
    correct: 'Onko osoite väärä?',
    doTitle: 'Vahvista uusi sähköpostiosoitteesi',
    doText: 'Tästä lähtien kirjaudut tällä osoitteella, ja sähköpostimme tulevat sinne.',
    doSubmit: 'Vahvista tämä osoite',
    proveText: 'Et ole kirjautunut täällä. Kirjoita tilisi salasana.',
    proveUnknown: 'Etkö pyytänyt tätä? Sulje sivu: mikään ei muutu.',
    doneTitle: 'Sähköpostiosoitteesi on vaihdettu',
    doneText:
      'Tästä lähtien kirjaudut sillä. Kerroimme vanhaan osoitteeseesi, että se on vaihdettu.',
    doneGo: 'Jatka',
    alreadyTitle: 'Sähköpostiosoitteesi on jo vaihdettu',
    alreadyText: 'Linkkiä on jo käytetty. Voit vain jatkaa.',
    undoTitle: 'Haluatko vanhan osoitteesi takaisin?',
    undoText:
      'Kaikki kirjataan ulos, eikä salasana enää toimi. Lähetämme sinulle heti linkin uuden valitsemiseen.',
    undoSubmit: 'Ota osoitteeni takaisin',
    undoneTitle: 'Sinulla on taas vanha osoitteesi',
    undoneText:
      'Kaikki on kirjattu ulos. Sähköposti on matkalla sinulle: valitse siitä uusi salasana, sitten voit taas kirjautua.',
    newLink: 'Pyydä uusi linkki',
  },
  devices: {
    title: 'Laitteet',
    text: 'Näillä laitteilla olet kirjautuneena. Onko joukossa outo laite? Kirjaa se ulos ja valitse toinen salasana.',
    unknown: 'Tuntematon laite',
    this: 'Tämä laite',
    seen: 'Viimeksi käytetty: {{date}} klo {{time}}',
    since: 'Kirjautunut {{date}}',
    end: 'Kirjaa ulos',
    endName: 'Kirjaa ulos: {{device}}',
    ended: '{{device}} on kirjattu ulos.',
    others: 'Kirjaa ulos kaikki muut',
    othersEnded: 'Kaikki muut laitteet on kirjattu ulos.',
    only: 'Olet kirjautuneena vain tällä laitteella.',
  },
}
