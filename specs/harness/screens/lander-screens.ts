import { landerNames, takesSlug } from '#core/site/landers/values.ts'
import { type Screen, screen } from './screens.ts'

/** The landers, one of them for a niche, and the pages on which one lands with somebody. */
export const landerScreens = (): Screen[] => [
  ...landerNames.map((name) =>
    screen('visitor', `lander ${name}`, `/landers/${name}${takesSlug(name) ? '/nl' : ''}`),
  ),
  screen('visitor', 'lander of a niche', '/landers/gallery/gay-nl'),
  screen('visitor', 'lander in another language', '/landers/alonetonight/de'),
  ...['landing', 'landing2', 'landing3/she-nl'].map((page) =>
    screen(
      'visitor',
      `${page.split('/')[0]} of a profile`,
      ({ fictional }) => `/members/${fictional}/${page}`,
    ),
  ),
]
