import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Finnish. */
export const fiBlocking: TextsOf<typeof nlBlocking> = {
  blocks: {
    block: 'Estä',
    blockName: 'Estä {{name}}',
    menu: 'Lisää',
    sure: 'Estetäänkö {{name}}? Keskustelunne ja tykkäykset katoavat, ettekä enää näe toisianne. Voit purkaa eston myöhemmin.',
    done: '{{name}} on estetty.',
    lift: 'Pura esto',
    liftName: 'Pura esto: {{name}}',
    lifted: '{{name}} ei ole enää estetty.',
    title: 'Estetyt jäsenet',
    text: 'Estämäsi jäsen ei voi nähdä sinua eikä lähettää sinulle mitään. Emme kerro siitä hänelle.',
    none: 'Et ole estänyt ketään',
    noneText: 'Voit estää profiilista ja keskustelussa.',
  },
  gone: {
    name: 'Poistettu jäsen',
    title: 'Tätä keskustelua ei enää ole',
    text: 'Jäsen on lähtenyt tai keskustelu poistettiin. Täällä on vielä monta muuta, joiden kanssa jutella.',
    look: 'Selaa jäseniä',
    removed: 'Tämä viesti on poistettu.',
    refunded: 'Ei luettu, krediittisi ovat palanneet',
    unanswered: 'Ei vastausta 48 tunnin kuluessa, krediittisi ovat palanneet',
  },
}
