import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Italian. */
export const itReporting: TextsIn<'it', typeof nlReporting> = {
  safety: {
    title: 'Sicurezza',
    report: 'Segnala',
    reportPhoto: 'Segnala questa foto',
    news: 'Decisione sul tuo account',
    newsText: 'Leggi perché, e cosa puoi fare.',
    read: 'Leggila',
    why: 'Leggi perché',
  },
}
