/** What stands around the pages of words, in Dutch. */
export const nlPages = {
  pages: {
    contents: 'Inhoud',
    inShort: 'In het kort',
    since: 'Geldt sinds {{date}}',
    print: 'Printen of bewaren als pdf',
    ask: 'Stel een vraag',
  },
} as const
