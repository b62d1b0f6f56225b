import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Spanish. */
export const esReporting: TextsIn<'es', typeof nlReporting> = {
  safety: {
    title: 'Seguridad',
    report: 'Denunciar',
    reportPhoto: 'Denunciar esta foto',
    news: 'Decisión sobre tu cuenta',
    newsText: 'Lee por qué, y qué puedes hacer.',
    read: 'Leerla',
    why: 'Leer por qué',
  },
}
