import { type PageName, pageNames } from '#core/site/pages/values.ts'
import { type Screen, screen } from './screens.ts'

const called: Record<PageName, string> = {
  terms: 'terms',
  privacy: 'privacy statement',
  cookies: 'cookies',
  'return-policy': 'return policy',
  faq: 'questions',
  service: 'service',
}

const NOBODY = '01900000-0000-7000-8000-00000000ffff'

/** The pages of words, and the choice of their language. */
export const pageScreens = (): Screen[] => [
  ...pageNames.map((name) => screen('visitor', called[name], `/pages/${name}`)),
  screen('visitor', 'language and country', '/lang-config'),
  screen('visitor', 'profile that may not be seen outside', `/members/${NOBODY}/landing`),
]
