import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackPerson } from '#core/photo/pack/values.ts'

/**
 * The invented people of the picture pack. `npm run pictures -- pack` paints them from this list;
 * their pictures lie beside it, in a folder per person.
 */
export const packPeople: readonly PackPerson[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'people.json'), 'utf8'),
)
