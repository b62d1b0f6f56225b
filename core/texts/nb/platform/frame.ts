import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Norwegian. */
export const nbFrame: TextsOf<typeof nlFrame> = {
  site: {
    fictionalNote:
      'Noen av profilene er fiktive. Det står alltid på dem, og du kan velge dem bort.',
    disclaimer:
      'Nettstedet er for deg som er {{age}} år eller eldre. Fiktive profiler har et merke; fysisk kontakt med dem er ikke mulig.',
    prices: 'Priser',
    rules: 'Husregler',
    complaints: 'Rapport eller klage',
    withdraw: 'Gå fra avtalen',
    support: 'Trenger du hjelp? {{email}}',
    demo: 'Dette er en demo: du betaler i en testbank og leser e-posten din i en testpostkasse.',
    registered: 'Handelsregister {{kvk}}, mva. {{vat}}',
    mailbox: 'Åpne postkassen',
  },
  footer: {
    label: 'Om {{name}}',
    terms: 'Vilkår',
    privacy: 'Personvern',
    cookies: 'Cookies',
    returns: 'Penger tilbake',
    questions: 'Spørsmål',
    service: 'Service',
    languages: 'Språk og land',
  },
  nav: {
    label: 'Hovedmeny',
    skip: 'Hopp til innholdet',
    members: 'Medlemmer',
    login: 'Logg inn',
    signup: 'Bli med gratis',
    language: 'Språk',
    back: 'Tilbake',
  },
  action: {
    dismiss: 'Lukk',
    retry: 'Prøv igjen',
  },
  credits_one: '{{count}} credit',
  credits_other: '{{count}} credits',
  error: {
    unreachable: 'Ingen forbindelse. Prøv igjen om litt.',
    page: 'Feil',
    status: 'Feilkode {{status}}',
    notFound: 'Fant ikke denne siden.',
    nobody: 'Her bor ingen',
    members: 'Se på medlemmene',
    notFoundText: 'Kanskje er profilen tatt ned, eller lenken er feil.',
    home: 'Tilbake til forsiden',
    broken: 'Det oppsto en feil da feilsiden skulle vises',
    brokenHome: 'Tilbake til forsiden',
  },
  form: {
    email: 'E-postadresse',
    password: 'Passord',
    passwordHint: 'Minst {{min}} tegn',
    showPassword: 'Vis eller skjul passordet',
  },
}
