import type { Site } from '#core/site/ports.ts'
import { exampleSiteOf } from '#server/operator/example-site.ts'

/**
 * The one site of the demo: the example for operators, on this machine too, with both welcome
 * offers, the time bonus first (product spec, section 4).
 */
export const siteOf = (domain: string): Site => {
  const example = exampleSiteOf(domain)
  return {
    ...example,
    id: 'vonk',
    hosts: [...new Set(['localhost', '127.0.0.1', domain])],
    settings: { ...example.settings, welcome_offer: 'both' },
  }
}

/** The name by which a demo shows what a site may have and its own does not. */
export const OPTIONS_HOST = 'opties.localhost'

const options: Partial<Site['settings']> = {
  chat_history_messages: 2,
  cam_tile: {
    title: { nl: 'Live op camera', en: 'Live on camera' },
    text: { nl: 'Voorbeeld van een advertentie', en: 'Example of an advertisement' },
    image: '/evening-camera.svg',
    link: 'https://cam.example/vonk',
  },
}

/**
 * The same site, members and conversations, and at one host with the history limit and the cam tile
 * (product spec, section 2), which are off by default.
 */
export const demoSiteAt = (site: Site, host: string): Site =>
  host === OPTIONS_HOST
    ? { ...site, hosts: [host], settings: { ...site.settings, ...options, domain: host } }
    : site
