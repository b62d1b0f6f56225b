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

/** The pages of words, and the choice of their language. */
export const pageScreens = (): Screen[] => [
  ...pageNames.map((name) => screen('visitor', called[name], `/pages/${name}`)),
  screen('visitor', 'language and country', '/lang-config'),
]
