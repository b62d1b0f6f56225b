import type { Words } from '#core/kernel/lifecycle.ts'
import type { Event } from './setup.ts'

/** What each event of a case means. */
export const events: Record<Event['type'], Words> = {
  report: {
    nl: 'Nog iemand meldt hetzelfde.',
    en: 'Somebody else reports the same.',
  },
  claim: {
    nl: 'Een medewerker opent de zaak, of kijkt er nog naar.',
    en: 'A member of staff opens the case, or is still looking at it.',
  },
  release: {
    nl: 'De medewerker legt de zaak terug.',
    en: 'The member of staff puts the case back.',
  },
  decide: {
    nl: 'De medewerker besluit, met de feiten en de regel.',
    en: 'The member of staff decides, with the facts and the rule.',
  },
  tellPolice: {
    nl: 'De medewerker heeft de politie gebeld, en schrijft het nummer op.',
    en: 'The member of staff has called the police, and notes the number.',
  },
  appeal: {
    nl: 'Wie het aangaat, of wie het meldde, maakt bezwaar.',
    en: 'Whom it is about, or who reported it, objects.',
  },
  uphold: {
    nl: 'De andere medewerker laat het besluit staan.',
    en: 'The other member of staff lets the decision stand.',
  },
  overturn: {
    nl: 'De andere medewerker draait het besluit terug.',
    en: 'The other member of staff takes the decision back.',
  },
}
