import type { RequestHandler } from 'express'
import { nearestOf } from '#core/kernel/languages.ts'
import { ownLanguageOf } from '#core/site/language-shown.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import { installedTextsOf } from '../texts.ts'

const GROUND = '#fbf5ef'
const CATEGORIES = ['social', 'lifestyle']

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/app/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

const screenshot = (name: string, sizes: string, label: string, form: 'narrow' | 'wide') => ({
  src: `/app/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
})

type Installed = { settings: Pick<Site['settings'], 'name' | 'description'> }

/** The site as a device installs it: its name, its pictures and the ways into it (PWA-01). */
export const manifestOf = ({ settings }: Installed, language: string) => {
  const texts = installedTextsOf(language)
  return {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: settings.description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: CATEGORIES,
    icons: [
      icon('icon-192', '192x192'),
      icon('icon-512', '512x512'),
      icon('icon-maskable-512', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: texts.members, url: routes.members.path },
      { name: texts.chats, url: routes.chats.path },
      { name: texts.likes, url: routes.likes.path },
    ],
    screenshots: [
      screenshot('members-phone-light', '360x740', texts.screens.members, 'narrow'),
      screenshot('likes-phone-light', '360x740', texts.screens.likes, 'narrow'),
      screenshot('members-desk-light', '1280x800', texts.screens.members, 'wide'),
    ],
  }
}

/** In the language of the site: whoever asks for it says neither who they are nor what they chose. */
export const appManifest =
  ({ languages }: { languages: string[] }): RequestHandler =>
  (_req, res) => {
    const site: Site = res.locals.site
    const language = nearestOf(languages, ownLanguageOf(site.settings)) ?? languages[0] ?? 'nl'
    res
      .set('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(site, language)))
  }
