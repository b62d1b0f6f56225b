import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'
import type { PhotoStanding } from '#core/photo/values.ts'
import { changing } from './payment-acts.ts'
import { type Screen, screen } from './screens.ts'

const ID = '00000000-0000-4000-8000-000000000070'
const BRAM = '00000000-0000-4000-8000-000000000071'
const photo: NonNullable<Answer<'POST /api/desk-photo.php'>['photo']> = {
  id: ID,
  at: '2026-11-24T20:00:00.000Z',
  name: 'Bram',
  shown: false,
  alike: true,
  bits: 4,
  claimed_until: '2026-11-24T20:10:00.000Z',
  member: {
    id: BRAM,
    name: 'Bram',
    born: '1974-05-06',
    town: 'Haarlem',
    language: 'nl',
    since: '2026-11-20T20:00:00.000Z',
    refused: 1,
  },
}

/** The one who looks works here, and this photo is before them. */
const atDesk = (waits: boolean) => async (page: Page) => {
  await page.route('**/api/user.php', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const { user } = await response.json()
    return route.fulfill({ response, json: { user: { ...user, role: 'moderator' } } })
  })
  await page.route(/\/api\/desk-photo\.php/, (route) =>
    route.fulfill({ json: { photo: waits ? photo : null } }),
  )
  await page.route(/\/api\/desk-photos\.php/, (route) =>
    route.fulfill({ json: { photos: [], waiting: waits ? 23 : 0 } }),
  )
  await page.route('**/media/desk-photos/*', (route) =>
    route.continue({ url: faceOf(route.request().url()) }),
  )
}
const faceOf = (url: string) => new URL('/home/two.webp', url).href

const refuseBy = (key: string) => async (page: Page) => {
  await page.keyboard.press('v')
  await page.keyboard.press(key)
  await page
    .getByRole('button', { name: /volgende/ })
    .last()
    .waitFor()
}

const standAs = (standing: PhotoStanding) =>
  changing<Answer<'GET /api/photos.php'>>('photos', (own) => ({
    ...own,
    photos: own.photos.map((one, nth) =>
      nth === 0
        ? {
            ...one,
            main: false,
            standing,
            refusal:
              standing === 'refused'
                ? {
                    case: ID,
                    rule: 'contact' as const,
                    facts: 'Op het bordje is te lezen waar je woont. Dat houden we eraf.',
                    at: photo.at,
                  }
                : null,
          }
        : one,
    ),
  }))

const open = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Foto 1 van|Even niet te zien)/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Photos that wait for a look, at the desk and at home. */
export const photoDeskScreens = (): Screen[] => [
  screen('member', 'desk photos', '/desk/photos', undefined, { before: atDesk(true) }),
  screen('member', 'desk photos, refusing', '/desk/photos', refuseBy('4'), {
    before: atDesk(true),
  }),
  screen('member', 'desk photos, locking', '/desk/photos', refuseBy('9'), {
    before: atDesk(true),
  }),
  screen('member', 'desk photos with nothing to do', '/desk/photos', undefined, {
    before: atDesk(false),
  }),
  screen('member', 'own photo that is looked at', '/profile', open, { before: standAs('pending') }),
  screen('member', 'own photo refused', '/profile', open, { before: standAs('refused') }),
  screen('member', 'own photo locked', '/profile', open, { before: standAs('locked') }),
]
