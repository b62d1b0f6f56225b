import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in Finnish. */
export const fiAlbum: TextsOf<typeof nlAlbum> = {
  album: {
    title: 'Yksityinen albumisi',
    lead: 'Nämä kuvat näkevät vain ne, jotka päästät sisään. Premium ei avaa niitä.',
    nobody: 'Nyt niitä ei näe kukaan. Päästät jonkun sisään profiilissa tai keskustelussanne.',
    openTo: 'Kuka näkee yksityisen albumisi',
    takeBack: 'Ota takaisin',
    shutFor: 'Ota pääsy takaisin: {{name}}',
    open: 'Näytä yksityinen albumini',
    shut: 'Sulje yksityinen albumini',
    nowOpen: '{{name}} voi nyt nähdä yksityisen albumisi.',
    nowShut: '{{name}} ei enää näe yksityistä albumiasi.',
    makePrivate: 'Laita yksityiseen albumiisi',
    makePublic: 'Ota pois yksityisestä albumistasi',
    badge: 'Yksityinen',
    photos_one: '{{count}} yksityinen kuva',
    photos_other: '{{count}} yksityistä kuvaa',
    openForYou: '{{name}} avasi nämä sinulle.',
    shutForYou: 'Vain {{name}} voi avata ne sinulle, vaikka sinulla olisi Premium.',
    ask: 'Kysy',
    question: 'Saanko nähdä yksityiset kuvasi?',
  },
}
