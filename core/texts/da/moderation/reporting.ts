import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Danish. */
export const daReporting: TextsOf<typeof nlReporting> = {
  safety: {
    title: 'Sikkerhed',
    report: 'Anmeld',
    reportPhoto: 'Anmeld dette foto',
    news: 'Afgørelse om din konto',
    newsText: 'Læs hvorfor, og hvad du kan gøre.',
    read: 'Læs den',
    why: 'Læs hvorfor',
  },
}
