import type { Page } from 'playwright'
import { ageScreens, termsScreens } from './age-screens.ts'
import { likeWithList, nameAddresses } from './avoided-acts.ts'
import { chatPhotoScreens } from './chat-photo-screens.ts'
import { chatScreens } from './chat-screens.ts'
import { giftScreens } from './gift-screens.ts'
import { landerScreens } from './lander-screens.ts'
import { noticeScreens } from './notice-screens.ts'
import { pageScreens } from './page-screens.ts'
import { pushScreens } from './push-screens.ts'
import { editSaved, haveSavedSearches, openSaved } from './saved-acts.ts'
import { openFilters } from './screen-acts.ts'
import { type Screen, screen } from './screens.ts'
import { dealNobody, spendLikes } from './swipe-acts.ts'

/** Such a wish that few meet, and others nearly. */
const FEW = '/members?gender=any&min_age=30&max_age=33&hair_color=red,black'

const seeOwnProfile = async (page: Page) => {
  await page.getByRole('link', { name: 'Zo zien anderen je' }).click()
  await page.getByText('Zo zien anderen je profiel.').waitFor()
}

const openWhoSharesSomething = async (page: Page) => {
  for (let nth = 0; nth < 12; nth += 1) {
    await page.getByRole('article').nth(nth).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: /, \d+$/ }).waitFor()
    if (await page.getByRole('link', { name: /^Jullie houden allebei/ }).isVisible()) return
    await page.goBack()
    await page.getByRole('article').first().waitFor()
  }
}

/** Where one finds somebody by wishes and by swiping, and what one gives them, in their states. */
export const meetingScreens = (): Screen[] => [
  screen('member', 'few members', FEW),
  screen('member', 'why so few', FEW, openFilters, { phoneOnly: true }),
  screen('member', 'saved searches', '/members?min_age=30', openSaved, {
    before: haveSavedSearches,
    phoneOnly: true,
  }),
  screen('member', 'saved search renamed', '/members', editSaved, {
    before: haveSavedSearches,
    phoneOnly: true,
  }),
  screen('member', 'swipe game', '/swipe-game'),
  screen('member', 'swipe game with nobody', '/swipe-game', undefined, { before: dealNobody }),
  screen('member', 'swipe game without likes', '/swipe-game', undefined, { before: spendLikes }),
  screen('member', 'saved members', '/likes/favourites'),
  screen('newcomer', 'saved members without any', '/likes/favourites'),
  screen('visitor', 'house rules', '/pages/ban'),
  ...pageScreens(),
  ...landerScreens(),
  screen('member', 'addresses to avoid', '/settings/avoided', nameAddresses),
  screen('newcomer', 'nobody to avoid', '/settings/avoided'),
  screen('newcomer', 'first like with a list', '/members', likeWithList),
  screen('member', 'own profile as others see it', '/profile', seeOwnProfile),
  screen('member', 'profile with a reason to write', '/members', openWhoSharesSomething),
  ...chatScreens(),
  screen('member', 'new like', '/likes/given?t=0', undefined, { there: 'dialog[open]' }),
  ...chatPhotoScreens(),
  ...giftScreens(),
  ...pushScreens(),
  ...noticeScreens(),
  ...ageScreens(),
  ...termsScreens(),
]
