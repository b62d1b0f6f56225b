import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Polish. */
export const plReporting: TextsIn<'pl', typeof nlReporting> = {
  safety: {
    title: 'Bezpieczeństwo',
    report: 'Zgłoś',
    reportPhoto: 'Zgłoś to zdjęcie',
    news: 'Decyzja o Twoim koncie',
    newsText: 'Przeczytaj, dlaczego i co możesz zrobić.',
    read: 'Przeczytaj',
    why: 'Przeczytaj dlaczego',
  },
}
