import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in German. */
export const deEngines: TextsOf<typeof nlEngines> = {
  signup: {
    title: 'Kostenlos anmelden',
    description: 'Leg in ein paar Minuten ein Profil an. Mitmachen ist kostenlos, ab 18.',
  },
  login: { title: 'Einloggen', description: 'Log dich ein und lies, wer dir geschrieben hat.' },
  pricing: {
    title: 'Preise',
    description: 'Was eine Nachricht kostet und was kostenlos ist. Kein Abo, Preise mit MwSt.',
  },
  complaints: {
    title: 'Etwas melden',
    description:
      'Steht hier etwas, das nicht sein darf? Melde es, auch ohne Konto. Du bekommst eine Nummer.',
  },
  rules: {
    title: 'Hausregeln',
    description: 'Was hier nicht erlaubt ist und was passiert, wenn es jemand trotzdem tut.',
  },
}
