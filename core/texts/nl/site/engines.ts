/** What search engines are told of pages, in Dutch. */
export const nlEngines = {
  signup: {
    title: 'Gratis aanmelden',
    description: 'Maak een profiel in een paar minuten. Meedoen is gratis, 18+.',
  },
  login: { title: 'Inloggen', description: 'Log in en lees wie je schreef.' },
  pricing: {
    title: 'Prijzen',
    description: 'Wat een bericht kost, en wat gratis is. Geen abonnement, prijzen met btw.',
  },
  complaints: {
    title: 'Meld iets',
    description:
      'Staat hier iets wat niet mag? Meld het, ook zonder account. Je krijgt een nummer.',
  },
  rules: {
    title: 'Huisregels',
    description: 'Wat hier niet mag, en wat er gebeurt als iemand het toch doet.',
  },
}
