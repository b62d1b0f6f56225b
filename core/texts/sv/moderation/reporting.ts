import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Swedish. */
export const svReporting: TextsOf<typeof nlReporting> = {
  safety: {
    title: 'Trygghet',
    report: 'Anmäl',
    reportPhoto: 'Anmäl bilden',
    news: 'Beslut om ditt konto',
    newsText: 'Läs varför, och vad du kan göra.',
    read: 'Läs det',
    why: 'Läs varför',
  },
}
