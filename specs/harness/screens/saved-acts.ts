import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'

type Saved = Answer<'GET /api/saved-searches.php'>['searches'][number]

const saved = (nth: number, more: Partial<Saved>): Saved => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  name: null,
  wishes: {},
  dropped: [],
  notify: true,
  fresh: 0,
  fresh_fictional: 0,
  ...more,
})

/** With news, without, silenced, named by its member, and more of them than stand there at first. */
const searches = [
  saved(1, { wishes: { distance: '25', min_age: '30', max_age: '45' }, fresh: 3 }),
  saved(2, {
    name: 'Wandelaars aan zee',
    wishes: { countryregion: 'Zeeland' },
    notify: false,
    fresh_fictional: 2,
  }),
  saved(3, {
    wishes: { countryregion: 'Utrecht', photo: 'yes', hair_color: 'red' },
    dropped: ['tattoos'],
    fresh: 100,
  }),
  saved(4, { wishes: { gender: 'any', new: 'yes' } }),
]

export const haveSavedSearches = (page: Page) =>
  page.route('**/api/saved-searches.php', (route) => route.fulfill({ json: { searches } }))

export const openSaved = async (page: Page) => {
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('heading', { name: 'Bewaard' }).waitFor()
}

export const editSaved = async (page: Page) => {
  await openSaved(page)
  await page.getByRole('button', { name: 'Meer over Wandelaars aan zee' }).click()
  await page.getByLabel('Naam', { exact: true }).waitFor()
}
