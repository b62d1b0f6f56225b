import { readFile } from 'node:fs/promises'
import type { Geocoder } from '#core/kernel/ports.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { bundles, exampleSiteOf, freeAmount } from '#server/operator/example-site.ts'
import { fileOf, siteIn } from './site-file.ts'

export const SITES_USAGE = `npm run operator -- site list
npm run operator -- site example > site.json
npm run operator -- site show <id> > site.json
npm run operator -- site save site.json`

const EXAMPLE_HOST = 'www.voorbeeld.example'

type Dependencies = { sites: SiteStore; geocoder: Geocoder }

const listed = async ({ sites }: Dependencies) => {
  const all = await sites.all()
  if (all.length === 0) return 'There is no site yet.'
  return all
    .map(({ id, hosts, settings }) => `${id}  ${settings.name}  ${hosts.join(' ')}`)
    .join('\n')
}

const shown = async ({ sites }: Dependencies, id: string) => {
  const site = (await sites.all()).find((one) => one.id === id)
  if (!site) throw new Error(`There is no site ${id}.`)
  return fileOf({ site, bundles: await sites.bundles(id) })
}

const example = () =>
  fileOf({ site: exampleSiteOf(EXAMPLE_HOST), bundles: [...bundles, freeAmount] })

const save = async ({ sites, geocoder }: Dependencies, path: string) => {
  const json = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The file ${path} cannot be read.`)
  })
  const { site, bundles: sold } = siteIn(json, geocoder.regionsOf)
  const saved = await sites.save(site, sold)
  if (saved === 'host_taken') throw new Error(`A host of ${site.id} is that of another site.`)
  return `Site ${site.id}: ${saved}. Servers that run follow within a minute.`
}

/** Does what an operator asks of sites, and answers what to print. Throws what stands in the way. */
export const operateSites = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const [command, what, ...more] = typed
  if (more.length > 0) throw new Error(SITES_USAGE)
  if (command === 'list' && what === undefined) return listed(deps)
  if (command === 'example' && what === undefined) return example()
  if (command === 'show' && what !== undefined) return shown(deps, what)
  if (command === 'save' && what !== undefined) return save(deps, what)
  throw new Error(SITES_USAGE)
}
