/** What each event of a payment means, in plain words. */
export const events = {
  opened: {
    nl: 'De betaaldienst heeft een betaalpagina klaargezet.',
    en: 'The provider has prepared a payment page.',
  },
  providerSilent: {
    nl: 'De betaaldienst antwoordt niet op de bestelling.',
    en: 'The provider does not answer to the order.',
  },
  refusedByProvider: {
    nl: 'De betaaldienst wil deze betaling niet aannemen.',
    en: 'The provider does not want to take this payment.',
  },
  paid: { nl: 'De betaaldienst zegt: betaald.', en: 'The provider says: paid.' },
  paidTwice: {
    nl: 'De betaaldienst zegt: het geld kwam twee keer.',
    en: 'The provider says: the money came twice.',
  },
  failed: { nl: 'De betaaldienst zegt: mislukt.', en: 'The provider says: failed.' },
  cancelled: { nl: 'De betaaldienst zegt: geannuleerd.', en: 'The provider says: cancelled.' },
  refunded: {
    nl: 'De betaaldienst zegt: alles is terugbetaald.',
    en: 'The provider says: all of it was refunded.',
  },
  partlyRefunded: {
    nl: 'De betaaldienst zegt: een deel is terugbetaald.',
    en: 'The provider says: a part of it was refunded.',
  },
  chargedBack: {
    nl: 'De betaaldienst zegt: de bank heeft het teruggeboekt.',
    en: 'The provider says: the bank has charged it back.',
  },
  wonBack: {
    nl: 'De betaaldienst zegt: de terugboeking is ongedaan gemaakt.',
    en: 'The provider says: the chargeback was undone.',
  },
  giveBack: {
    nl: 'De site geeft geld terug: door een medewerker, of omdat het lid herroept.',
    en: 'The site gives money back: by its staff, or because the member withdraws.',
  },
  refundRefused: {
    nl: 'De betaaldienst wil dit geld niet teruggeven.',
    en: 'The provider does not want to give this money back.',
  },
} as const
