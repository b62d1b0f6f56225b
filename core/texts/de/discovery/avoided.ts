import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in German. */
export const deAvoided: TextsOf<typeof nlAvoided> = {
  avoided: {
    title: 'Unsichtbar für',
    text: 'Dein Ex, eine Kollegin, dein Bruder: Wer sich mit einer Adresse von dieser Liste einloggt, begegnet dir hier nirgends. Auch wer erst später dazukommt, nicht.',
    email: 'E-Mail-Adresse',
    note: 'Wer ist das? (freiwillig)',
    noteHint: 'Nur für dich. Die Adresse selbst speichern wir nicht.',
    add: 'Auf meine Liste',
    added: 'Erledigt. Wer diese Adresse hat, bekommt dich nicht zu sehen.',
    list: 'Deine Liste',
    none: 'Auf deiner Liste steht noch niemand.',
    since: 'Seit {{date}}',
    noNote: 'Ohne Namen',
    remove: 'Entfernen',
    removed: '{{name}} steht nicht mehr auf deiner Liste.',
    know: 'Gut zu wissen',
    same: 'Niemand merkt etwas von deiner Liste, und sie verrät nie, wer hier ist.',
    acts: 'Likst oder schreibst du selbst jemandem, kommt das an. Die Person kann dein Profil dann sehen, auch mit einer Adresse von dieser Liste.',
    reachTitle: 'Die Person kann dich dann sehen',
    reachText:
      'Wen du likst oder anschreibst, kann dein Profil sehen. Auch mit einer Adresse von deiner Liste.',
    reachYes: 'Weiter',
    reachNo: 'Lieber nicht',
    talks:
      'Mit wem du schon schreibst, der kann weiterschreiben. Lieber nicht? Dann blockiere ihn.',
    limit: 'Auf deine Liste passen {{max}} Adressen.',
  },
}
