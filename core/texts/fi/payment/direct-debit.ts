import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in Finnish. */
export const fiDirectDebit: TextsOf<typeof nlDirectDebit> = {
  debit: {
    title: 'Suoraveloitus',
    back: 'Maksa toisella tavalla',
    choose: 'Maksa suoraveloituksella',
    chooseText: 'Tililtäsi, tekstiviestikoodilla',
    holder: 'Tilin nimi',
    iban: 'IBAN',
    street: 'Katu',
    number: 'Numero',
    zip: 'Postinumero',
    city: 'Paikkakunta',
    phone: 'Matkapuhelin koodia varten',
    agree: 'Mistä sovimme',
    once: 'Veloitamme {{price}} kerran, {{day}} tai pian sen jälkeen.',
    mailed: 'Päivän ja valtuutuksen viitteen kerromme sähköpostilla etukäteen.',
    takeBack: 'Oma pankkisi voi palauttaa sen 8 viikon ajan.',
    whole: 'Lue koko valtuutus',
    send: 'Lähetä koodi',
    advance:
      'Saat heti {{credits}}, loput kun pankkisi on maksanut. Jos se ei maksa, ne otetaan takaisin.',
    had: 'Sinulla on jo {{credits}}, loput tulevat, kun pankkisi on maksanut. Jos se ei maksa, ne otetaan takaisin.',
    later: 'Saat krediittisi heti, kun pankkisi on maksanut.',
    codeTitle: 'Kuusi numeroa',
    codeText:
      'Ne ovat tekstiviestissä numeroosi, joka päättyy {{end}}. Koodi käy vain tähän valtuutukseen.',
    code: 'Tekstiviestin koodi',
    valid: 'Voimassa klo {{time}} asti, {{tries}} yritystä',
    again: 'Uusi koodi',
    demo: 'Tämä on demo: lue tekstiviestisi täällä',
    sign: 'Allekirjoita valtuutus',
    signed: 'Sinulla on jo valtuutus',
    signedText: 'Tililtä, jonka numero päättyy {{end}}. Uutta koodia ei tarvita.',
    order: 'Veloita {{price}}',
    none: 'Suoraveloitus ei käy täällä nyt',
    noneText: 'Valitse toinen maksutapa.',
    other: 'Valitse toinen tapa',
    blocked: 'Suoraveloitus on sinulta pois käytöstä',
    blockedText:
      'Pankkisi otti takaisin {{money}}. Osta sillä summalla toisella tavalla, niin suoraveloitus toimii taas.',
    object: 'Eikö se pidä paikkaansa? Kirjoita meille: {{email}}, niin joku katsoo sen.',
    limit: 'Toistaiseksi ei enää suoraveloitusta',
    limitText:
      'Voit tilata suoraveloituksella {{max}} kertaa {{days}} päivässä. Muut maksutavat toimivat yhä.',
    pending: 'Veloitamme sen {{day}} tai pian sen jälkeen.',
    pendingLater:
      'Krediittisi tulevat, kun pankkisi on maksanut; sinun ei tarvitse odottaa täällä.',
    desk: {
      title: 'Ilman suoraveloitusta',
      text: 'Heidän pankkinsa otti rahaa takaisin. Suoraveloitus toimii taas, kun he ovat maksaneet toisella tavalla tai jos sallit sen.',
      none: 'Ketään ei ole luettelossa.',
      owed: '{{money}} avoinna {{date}} alkaen',
      reason: 'Miksi sen voi taas sallia?',
      lift: 'Salli suoraveloitus taas',
      lifted: 'Suoraveloitus toimii taas.',
    },
  },
}
