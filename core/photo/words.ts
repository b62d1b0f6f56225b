import type { Words } from '#core/kernel/lifecycle.ts'
import type { Event } from './setup.ts'

/** What each event of a photo means. */
export const events: Record<Event['type'], Words> = {
  show: {
    nl: 'De site laat foto’s eerst zien, en kijkt daarna.',
    en: 'The site shows photos first, and looks afterwards.',
  },
  claim: {
    nl: 'Een medewerker opent de foto.',
    en: 'A member of staff opens the photo.',
  },
  approve: { nl: 'De medewerker vindt de foto goed.', en: 'The member of staff approves it.' },
  refuse: {
    nl: 'De medewerker wijst de foto af, met de regel en de reden.',
    en: 'The member of staff refuses it, with the rule and the reason.',
  },
  withhold: {
    nl: 'Na een melding is besloten dat de foto weg moet.',
    en: 'After a report it is decided that the photo has to go.',
  },
  return: {
    nl: 'Dat besluit is teruggedraaid.',
    en: 'That decision is taken back.',
  },
  lock: {
    nl: 'Iemand meldt dat er een kind op misbruikt wordt.',
    en: 'Somebody reports that it shows the abuse of a child.',
  },
  lockForTerm: {
    nl: 'Iemand zonder account meldt dat er een kind op misbruikt wordt.',
    en: 'Somebody without an account reports that it shows the abuse of a child.',
  },
  unlock: {
    nl: 'Er is niets gevonden, zonder dat iemand de foto zag.',
    en: 'Nothing was found, without anybody seeing the photo.',
  },
  handOver: {
    nl: 'Twee medewerkers dragen het verzegelde bestand over.',
    en: 'Two members of staff hand over the sealed file.',
  },
  destroy: {
    nl: 'Twee medewerkers vernietigen alles behalve hash, datum en logboek.',
    en: 'Two members of staff destroy all but hash, date and log.',
  },
  remove: { nl: 'Het lid haalt de foto zelf weg.', en: 'The member takes the photo away.' },
}
