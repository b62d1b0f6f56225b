/** The ways to report something and to what came of it, in Dutch; what they lead to has its own words. */
export const nlReporting = {
  safety: {
    title: 'Veiligheid',
    report: 'Melden',
    reportPhoto: 'Deze foto melden',
    news: 'Besluit over je account',
    newsText: 'Lees waarom, en wat je kunt doen.',
    read: 'Lees het',
    why: 'Lees waarom',
  },
} as const
