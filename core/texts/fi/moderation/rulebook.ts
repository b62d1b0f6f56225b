import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Finnish. */
export const fiRulebook: TextsOf<typeof nlRulebook> = {
  title: 'Talon säännöt',
  lead: 'Näin täällä pysyy mukavaa ja turvallista. Säännöt ovat lyhyet ja koskevat kaikkia.',
  version: 'Voimassa {{date}} alkaen',
  print: 'Tulosta talon säännöt',
  contents: 'Osiot',
  groups: {
    safe: 'Turvallista',
    kind: 'Ystävällistä',
    real: 'Aitoa',
  },
  outcome: 'Mitä tapahtuu',
  consequences: {
    removed: 'Poistamme sen ja kerromme miksi.',
    suspended: 'Poistamme sen. Jos se jatkuu tai on vakavaa, et voi osallistua vähään aikaan.',
    banned: 'Tilisi jäädytetään.',
    reported: 'Tilisi jäädytetään, ja voimme tehdä rikosilmoituksen.',
  },
  rules: {
    under_age: {
      title: 'Vain 18 vuotta täyttäneet',
      text: 'Jos olet alle 18-vuotias, et kuulu tänne. Esittäminenkään ei ole sallittua.',
    },
    child_abuse: {
      title: 'Ei seksuaalisia kuvia lapsista',
      text: 'Älä jaa niitä, älä pyydä niitä äläkä haaveile niistä. Ei piirrettyjä eikä koneella tehtyjäkään.',
    },
    threat: {
      title: 'Ei uhkailua',
      text: 'Älä uhkaa ketään väkivallalla. Älä uhkaa satuttaa itseäsikään painostaaksesi toista.',
    },
    force: {
      title: 'Ei pakottamista',
      text: 'Älä painosta ketään seksiin tai treffeille vastoin hänen tahtoaan, äläkä käy kauppaa ihmisillä.',
    },
    extortion: {
      title: 'Ei kiristystä',
      text: 'Älä käytä kuvia, viestejä tai salaisuuksia pakottaaksesi ketään mihinkään.',
    },
    fraud: {
      title: 'Ei huijausta',
      text: 'Älä pyydä muilta rahaa, lahjakortteja, koodeja tai sijoituksia, äläkä esiinny toisena saadaksesi niitä.',
    },
    illegal: {
      title: 'Ei mitään rikollista',
      text: 'Älä tarjoa äläkä jaa mitään, minkä laki kieltää, kuten huumeita, aseita tai varastettuja tietoja.',
    },
    harassment: {
      title: 'Ei häirintää',
      text: 'Älä nimittele, älä tavoittele ihmistä, joka ei sitä halua, äläkä jatka kirjoittamista, kun vastaus on ei.',
    },
    hate: {
      title: 'Ei vihaa',
      text: 'Älä halveksi ketään alkuperän, ihonvärin, uskon, sukupuolen, suuntautumisen, kehon tai vamman takia.',
    },
    sexual_unasked: {
      title: 'Ei mitään seksuaalista pyytämättä',
      text: 'Lähetä seksuaalisia viestejä ja kuvia vasta, kun toinen osoittaa haluavansa niitä.',
    },
    others_photo: {
      title: 'Ei kuvia muista',
      text: 'Näytä vain ihmisiä, jotka suostuvat siihen. Toisen intiimejä kuvia ei jaeta koskaan.',
    },
    fake_profile: {
      title: 'Ole oma itsesi',
      text: 'Profiilisi kertoo sinusta. Toinen ikä, toinen sukupuoli tai keksitty elämä ei kuulu siihen.',
    },
    photo_not_you: {
      title: 'Profiilikuvassa olet sinä',
      text: 'Ei julkkista, ei mallia eikä kuvaa netistä. Koneen tekemät kasvotkaan eivät ole sinä.',
    },
    photo_explicit: {
      title: 'Ei alastomuutta profiilissasi',
      text: 'Paljas olkapää käy. Sukupuolielimet, paljaat rinnat ja seksi eivät. Yksityisessä albumissa tai keskustelussa päätätte itse.',
    },
    contact: {
      title: 'Ei yhteystietoja profiilissasi',
      text: 'Ei puhelinnumeroa, sähköpostiosoitetta, sivustoa eikä tilin nimeä tekstissä, nimessä tai kuvassa. Näin sinä päätät, kuka tavoittaa sinut.',
    },
    advertising: {
      title: 'Ei mainontaa',
      text: 'Älä tarjoa täällä mitään myytävää, et myöskään maksullista seksiä, webkameroita tai tilauksia.',
    },
    spam: {
      title: 'Ei samaa viestiä kaikille',
      text: 'Kirjoita niille, joihin todella haluat tutustua, äläkä anna ohjelman kirjoittaa puolestasi.',
    },
    evasion: {
      title: 'Jäädytystä ei kierretä',
      text: 'Jos tilisi on jäädytetty tai päätös sitoo sinua, et palaa toisella tilillä.',
    },
  },
  after: {
    decideTitle: 'Näin ratkaisemme',
    decide:
      'Ilmiannon katsoo aina ihminen. Kuulet, mitä näimme, mikä sääntö se on, kuinka kauan se kestää ja mitä voit tehdä. Sovelluksessa ja sähköpostilla, ei koskaan hiljaisuudessa.',
    objectTitle: 'Oletko eri mieltä?',
    object:
      'Tee valitus, se ei maksa mitään. Joku muu kuin päätöksen tekijä katsoo uudelleen. Jos olet oikeassa, kaikki palautuu.',
    reportTitle: 'Ylittääkö joku rajan?',
    report:
      'Ilmianna se profiilissa tai keskustelussa, tai kirjoita meille. Toinen ei saa tietää, kuka ilmiantoi. Jos vaara uhkaa nyt, soita 112.',
    form: 'Täytä lomake',
    write: 'Kirjoita osoitteeseen {{email}}',
  },
}
