import { galleryOf } from './gallery.ts'
import type { Traits } from './traits.ts'

export const storyOf = (portrait: Traits): Traits[] => {
  const [, table, , , near] = galleryOf(portrait)
  return [portrait, table, near].filter((one) => one !== undefined)
}
