/** What stands around the pages of words, in Dutch. */
export const nlPages = {
  pages: {
    contents: 'Inhoud',
    inShort: 'In het kort',
    since: 'Geldt sinds {{date}}',
    print: 'Printen of bewaren als pdf',
    ask: 'Stel een vraag',
  },
  langConfig: {
    title: 'Taal en land',
    lead: 'Dit geldt meteen, en je apparaat onthoudt het.',
    language: 'Taal',
    country: 'Land',
    countryText: 'Je ziet leden, plaatsen en prijzen van dit land.',
  },
} as const
