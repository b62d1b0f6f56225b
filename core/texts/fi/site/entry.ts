import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEntry } from '#core/texts/nl/site/entry.ts'

/** The warning that the site is for adults, in Finnish. */
export const fiEntry: TextsOf<typeof nlEntry> = {
  entry: {
    title: 'Tämä sivusto on aikuisille',
    text: 'Täällä deittailevat ja chattailevat {{age}} vuotta täyttäneet, seksistäkin. Tule sisään, jos olet vähintään {{age}}-vuotias.',
    yes: 'Olen vähintään {{age}}-vuotias',
    no: 'Olen alle {{age}}-vuotias',
    noScript: 'Ota JavaScript käyttöön selaimessasi, niin pääset eteenpäin.',
  },
}
