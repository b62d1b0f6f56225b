import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** What was built of which source, and what each needs. */
export const readManifest = (clientDir: string) => {
  const path = join(clientDir, '.vite', 'manifest.json')
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))

  const gather = (name: string, into = new Map<string, Chunk>()) => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`${name} is not in the manifest of the build.`)
    if (into.has(name)) return into
    into.set(name, chunk)
    for (const needed of chunk.imports ?? []) gather(needed, into)
    return into
  }

  /** The files that are loaded when all of these sources are, each once. */
  const filesOf = (...names: string[]) => {
    const needed = new Map(names.flatMap((name) => [...gather(name)]))
    const all = [...needed.values()]
    return {
      scripts: all.map(({ file }) => file),
      styles: [...new Set(all.flatMap(({ css = [] }) => css))],
    }
  }
  return Object.assign(filesOf, { sources: Object.keys(chunks) })
}
