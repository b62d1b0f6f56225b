import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Swedish. */
export const svFrame: TextsOf<typeof nlFrame> = {
  site: {
    fictionalNote:
      'En del av profilerna är fiktiva. Det står alltid på dem, och du kan välja bort dem.',
    disclaimer:
      'Sajten är för dig som är {{age}} år eller äldre. Fiktiva profiler är märkta; fysisk kontakt med dem är inte möjlig.',
    prices: 'Priser',
    rules: 'Husregler',
    complaints: 'Anmälan eller klagomål',
    withdraw: 'Frånträd avtalet',
    support: 'Behöver du hjälp? {{email}}',
    demo: 'Det här är en demo: du betalar i en testbank och läser dina mejl i en testbrevlåda.',
    registered: 'Handelsregister {{kvk}}, moms {{vat}}',
    mailbox: 'Öppna brevlådan',
  },
  footer: {
    label: 'Om {{name}}',
    terms: 'Villkor',
    privacy: 'Integritet',
    cookies: 'Cookies',
    returns: 'Pengar tillbaka',
    questions: 'Frågor',
    service: 'Service',
    languages: 'Språk och land',
  },
  nav: {
    label: 'Huvudmeny',
    skip: 'Hoppa till innehållet',
    members: 'Medlemmar',
    login: 'Logga in',
    signup: 'Gå med gratis',
    language: 'Språk',
    back: 'Tillbaka',
  },
  action: {
    dismiss: 'Stäng',
    retry: 'Försök igen',
  },
  credits_one: '{{count}} credit',
  credits_other: '{{count}} credits',
  error: {
    unreachable: 'Ingen anslutning. Försök igen om en stund.',
    page: 'Fel',
    status: 'Felkod {{status}}',
    notFound: 'Sidan kunde inte hittas.',
    nobody: 'Här bor ingen',
    members: 'Titta på medlemmarna',
    notFoundText: 'Kanske är profilen borttagen, eller så är länken fel.',
    home: 'Tillbaka till startsidan',
    broken: 'Det blev fel när felsidan skulle visas',
    brokenHome: 'Tillbaka till startsidan',
  },
  form: {
    email: 'E-postadress',
    password: 'Lösenord',
    passwordHint: 'Minst {{min}} tecken',
    showPassword: 'Visa eller dölj lösenordet',
  },
}
