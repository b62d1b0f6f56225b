import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const load = createRequire(import.meta.url)

/**
 * A drawing that was built beside the client, with the names of its files; null without a build.
 * While the site is developed a new build is loaded; else the one of the start counts.
 */
export const builtDrawing = <Drawing, Files>(
  name: string,
  { clientDir, production }: { clientDir: string; production: boolean },
) => {
  const module = join(clientDir, '..', 'pages', `${name}.js`)
  const names = join(clientDir, '..', 'pages', `${name}.json`)
  type Built = { drawing: Drawing; files: Files }
  let built: { from: number; as: Built } | null = null
  return (): Built | null => {
    if (built && production) return built.as
    if (!existsSync(module) || !existsSync(names)) return null
    const from = statSync(module).mtimeMs
    if (built?.from === from) return built.as
    delete load.cache[load.resolve(module)]
    const as = { drawing: load(module), files: JSON.parse(readFileSync(names, 'utf8')) }
    built = { from, as }
    return as
  }
}
