import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const fiFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Jaoit tai pyysit seksuaalista kuvaa lapsesta.',
    under_age: 'Tilisi osoittaa, että olet alle 18-vuotias.',
    threat: 'Uhkasit jotakuta.',
    force: 'Yritit pakottaa jonkun johonkin.',
    extortion: 'Painostit jotakuta kuvilla tai salaisuuksilla.',
    fraud: 'Pyysit toiselta jäseneltä rahaa.',
    harassment: 'Häiritsit toista jäsentä.',
    hate: 'Hyökkäsit jotakuta vastaan sen takia, mitä hän on.',
    sexual_unasked: 'Lähetit jotakin seksuaalista, mitä toinen ei pyytänyt.',
    others_photo: 'Julkaisit kuvan ihmisestä, joka ei suostunut siihen.',
    fake_profile: 'Profiilisi ei kerro sinusta.',
    photo_not_you: 'Profiilikuvassasi on joku muu.',
    photo_explicit: 'Profiilissasi oli kuva, jossa oli alastomuutta.',
    contact: 'Profiilissasi oli yhteystietoja.',
    advertising: 'Mainostit jotakin, mitä myyt.',
    spam: 'Lähetit monelle jäsenelle saman viestin.',
    illegal: 'Tarjosit jotakin, minkä laki kieltää.',
    evasion: 'Palasit toisella tilillä, vaikka tilisi oli jäädytetty.',
  },
  quoted: ({ quote }) => `Kirjoitit: ”${quote}”`,
  nothing: 'Joku tiimistämme katsoi eikä löytänyt mitään sääntöjen vastaista.',
  upheld: 'Joku toinen katsoi kaiken uudelleen ja päätyy samaan päätökseen.',
  overturned: 'Joku toinen katsoi kaiken uudelleen. Päätös ei ollut oikea.',
}
