import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const plFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Z Twojego konta przesłano seksualny obraz dziecka albo o niego proszono.',
    under_age: 'Z Twojego konta wynika, że masz mniej niż 18 lat.',
    threat: 'Z Twojego konta komuś grożono.',
    force: 'Z Twojego konta próbowano kogoś do czegoś zmusić.',
    extortion: 'Z Twojego konta wywierano na kogoś nacisk zdjęciami albo sekretami.',
    fraud: 'Z Twojego konta proszono inną osobę o pieniądze.',
    harassment: 'Z Twojego konta nękano inną osobę.',
    hate: 'Z Twojego konta oczerniano kogoś za to, kim jest.',
    sexual_unasked: 'Z Twojego konta wysłano coś seksualnego, o co druga osoba nie prosiła.',
    others_photo: 'Z Twojego konta dodano zdjęcie kogoś, kto się na to nie zgodził.',
    fake_profile: 'Twój profil nie jest o Tobie.',
    photo_not_you: 'Na Twoim zdjęciu profilowym jest ktoś inny.',
    photo_explicit: 'W Twoim profilu było zdjęcie z nagością.',
    contact: 'W Twoim profilu były dane kontaktowe.',
    advertising: 'Z Twojego konta reklamowano coś na sprzedaż.',
    spam: 'Z Twojego konta wysłano tę samą wiadomość do wielu osób.',
    illegal: 'Z Twojego konta oferowano coś, czego zabrania prawo.',
    evasion: 'Mimo wykluczenia korzystasz z innego konta.',
  },
  quoted: ({ quote }) => `Twoje słowa: „${quote}”`,
  nothing: 'Ktoś z naszego zespołu obejrzał to i nie znalazł nic wbrew zasadom.',
  upheld: 'Ktoś inny obejrzał wszystko na nowo i dochodzi do tej samej decyzji.',
  overturned: 'Ktoś inny obejrzał wszystko na nowo. Decyzja nie była słuszna.',
}
