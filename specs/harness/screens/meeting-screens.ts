import { editSaved, haveSavedSearches, openSaved } from './saved-acts.ts'
import { openFilters } from './screen-acts.ts'
import { type Screen, screen } from './screens.ts'
import { dealNobody, spendLikes } from './swipe-acts.ts'

/** Such a wish that few meet, and others nearly. */
const FEW = '/members?gender=any&min_age=30&max_age=33&hair_color=red,black'

/** Where one finds somebody by wishes and by swiping, in their states. */
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
  screen('member', 'new like', '/likes/given?t=0', undefined, { there: 'dialog[open]' }),
]
