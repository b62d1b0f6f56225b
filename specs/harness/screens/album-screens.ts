import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'
import { changing } from './payment-acts.ts'
import { type Screen, screen } from './screens.ts'
import type { Lived } from './screens-lived.ts'

type Own = Answer<'GET /api/photos.php'>
type Gallery = Answer<'GET /api/gallery.php'>
type Likes = Answer<'GET /api/likes.php'>

const profile = ({ pictured }: Lived) => `/members/${pictured}`

/** The last two of one's photos are private. */
const keepTwo = changing<Own>('photos', (own) => ({
  ...own,
  photos: own.photos.map((photo, nth, { length }) => ({ ...photo, private: length - nth <= 2 })),
}))

/** The album is open for so many of those with whom there is a match. */
const openFor = (count: number) => async (page: Page) => {
  await keepTwo(page)
  await page.route('**/api/album.php', async (route) => {
    const { matches } = (await (await page.request.get('/api/likes.php')).json()) as Likes
    await route.fulfill({ json: { open_to: matches.slice(0, count) } })
  })
}

const showAccess = async (page: Page) => {
  const access = page.getByRole('region', { name: 'Je privéalbum' })
  await access.waitFor()
}

const showAlbum = (words: RegExp) => async (page: Page) => {
  const said = page.getByText(words)
  await said.waitFor()
  await said.evaluate((part) => part.scrollIntoView({ block: 'center' }))
}

/** The last two of the other's are: they show to whom the album is open, and are a number to others. */
const withAlbum = (isOpen: boolean) =>
  changing<Gallery>('gallery', ({ photos, total }) => ({
    photos: isOpen
      ? photos.map((photo, nth, { length }) => ({ ...photo, private: length - nth <= 2 }))
      : photos.slice(0, -2),
    total: total - 2,
    in_album: 2,
  }))

/** A private album, one's own and another's. */
export const albumScreens = (): Screen[] => [
  screen('member', 'private album', '/profile', showAccess, { before: openFor(2) }),
  screen('member', 'private album for nobody', '/profile', showAccess, { before: openFor(0) }),
  screen('member', 'profile with a locked album', profile, showAlbum(/ook als je Premium hebt/), {
    before: withAlbum(false),
  }),
  screen('member', 'profile with an opened album', profile, showAlbum(/^Voor jou geopend/), {
    before: withAlbum(true),
  }),
]
