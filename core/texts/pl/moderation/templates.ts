import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const plFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Seksualny obraz dziecka został przez Ciebie przesłany albo była o niego prośba.',
    under_age: 'Z Twojego konta wynika, że masz mniej niż 18 lat.',
    threat: 'Były od Ciebie groźby wobec kogoś.',
    force: 'Była próba zmuszenia kogoś do czegoś.',
    extortion: 'Był nacisk na kogoś zdjęciami albo sekretami.',
    fraud: 'Była prośba do innej osoby o pieniądze.',
    harassment: 'Było nękanie innej osoby.',
    hate: 'Był atak na kogoś za to, kim jest.',
    sexual_unasked: 'Poszło od Ciebie coś seksualnego, o co druga osoba nie prosiła.',
    others_photo: 'Na zdjęciu od Ciebie jest ktoś, kto się na to nie zgodził.',
    fake_profile: 'Twój profil nie jest o Tobie.',
    photo_not_you: 'Na Twoim zdjęciu profilowym jest ktoś inny.',
    photo_explicit: 'W Twoim profilu było zdjęcie z nagością.',
    contact: 'W Twoim profilu były dane kontaktowe.',
    advertising: 'Była reklama czegoś, co sprzedajesz.',
    spam: 'Do wielu osób poszła ta sama wiadomość.',
    illegal: 'Była oferta czegoś, czego zabrania prawo.',
    evasion: 'Był powrót z innym kontem mimo wykluczenia.',
  },
  quoted: ({ quote }) => `Twoje słowa: „${quote}”`,
  nothing: 'Ktoś z naszego zespołu obejrzał to i nie znalazł nic wbrew zasadom.',
  upheld: 'Ktoś inny obejrzał wszystko na nowo i dochodzi do tej samej decyzji.',
  overturned: 'Ktoś inny obejrzał wszystko na nowo. Decyzja nie była słuszna.',
}
