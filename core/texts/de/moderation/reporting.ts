import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in German. */
export const deReporting: TextsOf<typeof nlReporting> = {
  safety: {
    title: 'Sicherheit',
    report: 'Melden',
    reportPhoto: 'Dieses Foto melden',
    news: 'Entscheidung zu deinem Konto',
    newsText: 'Lies, warum, und was du tun kannst.',
    read: 'Lesen',
    why: 'Lies, warum',
  },
}
