import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFrame } from '#core/texts/nl/platform/frame.ts'

/** The frame around every page, in Danish. */
export const daFrame: TextsOf<typeof nlFrame> = {
  site: {
    fictionalNote:
      'Nogle af profilerne er fiktive. Det står altid på dem, og du kan vælge dem fra.',
    disclaimer:
      'Siden er for dig på {{age}} år eller derover. Fiktive profiler har et mærke; fysisk kontakt med dem er ikke mulig.',
    prices: 'Priser',
    rules: 'Husregler',
    complaints: 'Anmeldelse eller klage',
    withdraw: 'Fortryd aftalen',
    support: 'Brug for hjælp? {{email}}',
    demo: 'Dette er en demo: du betaler i en testbank og læser din mail i en testpostkasse.',
    registered: 'Handelsregister {{kvk}}, moms {{vat}}',
    mailbox: 'Åbn postkassen',
  },
  footer: {
    label: 'Om {{name}}',
    terms: 'Vilkår',
    privacy: 'Privatliv',
    cookies: 'Cookies',
    returns: 'Penge tilbage',
    questions: 'Spørgsmål',
    service: 'Service',
    languages: 'Sprog og land',
  },
  nav: {
    label: 'Hovedmenu',
    skip: 'Spring til indholdet',
    members: 'Medlemmer',
    login: 'Log ind',
    signup: 'Tilmeld dig gratis',
    language: 'Sprog',
    back: 'Tilbage',
  },
  action: {
    dismiss: 'Luk',
    retry: 'Prøv igen',
  },
  credits_one: '{{count}} credit',
  credits_other: '{{count}} credits',
  error: {
    unreachable: 'Ingen forbindelse. Prøv igen om lidt.',
    page: 'Fejl',
    status: 'Fejlkode {{status}}',
    notFound: 'Denne side blev ikke fundet.',
    nobody: 'Her bor ingen',
    members: 'Se medlemmerne',
    notFoundText: 'Måske er profilen fjernet, eller linket er forkert.',
    home: 'Tilbage til forsiden',
    broken: 'Der skete en fejl, da fejlsiden skulle vises',
    brokenHome: 'Tilbage til forsiden',
  },
  form: {
    email: 'E-mailadresse',
    password: 'Adgangskode',
    passwordHint: 'Mindst {{min}} tegn',
    showPassword: 'Vis eller skjul adgangskoden',
  },
}
