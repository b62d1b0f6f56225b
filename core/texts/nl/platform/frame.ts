/** The frame around every page, in Dutch. */
export const nlFrame = {
  site: {
    adults: 'Alleen voor volwassenen, {{age}}+',
    fictionalNote:
      'Een deel van de profielen is fictief. Dat staat er altijd bij, en je kunt ze weglaten.',
    disclaimer:
      'Deze site is voor mensen van {{age}} jaar en ouder. Fictieve profielen zijn herkenbaar aan hun label; met hen is geen fysiek contact mogelijk.',
    support: 'Hulp nodig? {{email}}',
    prices: 'Prijzen',
    withdraw: 'Overeenkomst herroepen',
    demo: 'Dit is een demo: betalen doe je bij een oefenbank en je mail lees je in een testpostvak.',
    registered: 'KvK {{kvk}}, btw {{vat}}',
    mailbox: 'Open het postvak',
  },
  footer: {
    unitedStates:
      'Verenigde Staten: deze site is voor mensen van {{age}} jaar en ouder, en wie zich aanmeldt verklaart dat te zijn. De profielen met het label fictief zijn van de site zelf.',
  },
  nav: {
    label: 'Hoofdmenu',
    skip: 'Ga naar de inhoud',
    members: 'Leden',
    chats: 'Berichten',
    likes: 'Likes',
    credits: 'Credits',
    premium: 'Premium',
    settings: 'Instellingen',
    own: 'Account',
    account: 'Mijn account',
    myProfile: 'Mijn profiel',
    transactions: 'Betalingen',
    logout: 'Uitloggen',
    login: 'Inloggen',
    signup: 'Gratis aanmelden',
    language: 'Taal',
    unread_one: '{{count}} ongelezen bericht',
    unread_other: '{{count}} ongelezen berichten',
    newLikes_one: '{{count}} nieuwe like',
    newLikes_other: '{{count}} nieuwe likes',
    back: 'Terug',
  },
  action: {
    dismiss: 'Sluiten',
    retry: 'Opnieuw proberen',
    save: 'Opslaan',
  },
  credits_one: '{{count}} credit',
  credits_other: '{{count}} credits',
  error: {
    unreachable:
      'We kunnen de site nu niet bereiken. Kijk je verbinding na en probeer het opnieuw.',
    page: 'Error',
    status: 'Foutcode {{status}}',
    notFound: 'Deze pagina kon niet worden gevonden',
    notFoundText: 'Misschien is een profiel weggehaald, of klopt de link niet.',
    home: 'Terug naar de startpagina',
    broken: 'Er is een fout opgetreden bij het tonen van de foutpagina',
    brokenHome: 'Terug naar het begin',
  },
  offline: {
    title: 'Je bent offline',
    text: 'Berichten gaan later mee.',
  },
  form: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    passwordHint: 'Minstens {{min}} tekens',
    showPassword: 'Wachtwoord tonen of verbergen',
    choose: 'Kies…',
  },
} as const
