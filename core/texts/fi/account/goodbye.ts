import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Finnish: whoever reads it is not logged in. */
export const fiGoodbye: TextsOf<typeof nlGoodbye> = {
  goodbye: {
    title: 'Tilisi on suljettu',
    until: 'Voit palata {{date}} asti. Sen jälkeen poistamme tietosi lopullisesti.',
    days: 'Sinulla on {{days}} päivää aikaa palata. Sen jälkeen poistamme tietosi lopullisesti.',
    text: 'Käytä lähettämämme sähköpostin linkkiä tai vain kirjaudu. Siihen asti kukaan ei näe sinua.',
    erasedTitle: 'Tietosi on poistettu',
    erasedText: 'Et ollut vielä vahvistanut osoitettasi. Siksi kaikki sinusta poistettiin heti.',
    erasedPaid:
      'Säilytämme vain sen, mitä maksoit, ilman nimeäsi: verolaki vaatii sen. Kysyttävää? Kirjoita osoitteeseen {{email}}.',
    backTitle: 'Palaatko?',
    backText: 'Kaikki on niin kuin jätit sen: profiili, keskustelut ja krediitit.',
    offer:
      'Olet sulkenut tämän tilin. Voit palata {{date}} klo {{time}} asti. Sen jälkeen poistamme tietosi lopullisesti.',
    textSuspended:
      'Se onnistuu lähettämämme sähköpostin linkillä. Tilisi pysyy jäädytettynä niin kauan kuin päätös on voimassa.',
    backSuspended:
      'Tilisi pysyy jäädytettynä niin kauan kuin päätös on voimassa. Sen jälkeen voit taas kirjautua.',
    suspendedTitle: 'Tilisi on palannut',
    suspendedText:
      'Voit kirjautua vasta, kun jäädytys on ohi. Päätöstä koskeva sähköposti kertoo syyn ja miten voit valittaa.',
    back: 'Kyllä, palaan',
    stayAway: 'En, pysyn poissa',
    invalid: 'Tämä linkki ei enää toimi: olet jo palannut, tai tietosi on poistettu.',
  },
}
