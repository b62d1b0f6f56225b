import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUBJECTS } from '../architecture/rooms.ts'

const root = join(import.meta.dirname, '../../..')

export const isSubject = (name: string): boolean => Object.hasOwn(SUBJECTS, name)

/**
 * The test files that a change of these subjects can break: their own, and those elsewhere that
 * import a file of a subject or are named after it. A whole run is still due before a push.
 */
export const testFilesOf = (subjects: readonly string[]): string[] => {
  const names = subjects.join('|')
  const isOwn = new RegExp(`^specs/(${names})/`)
  const isNamedAfter = new RegExp(`/(${names})\\.[a-z.]+$`)
  const imports = new RegExp(`from '#[a-z]+/(?:[a-z-]+/)?(${names})/`)
  return globSync('specs/**/*.{spec.ts,spec.tsx,e2e.ts}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        isOwn.test(path) ||
        isNamedAfter.test(path) ||
        imports.test(readFileSync(join(root, path), 'utf8')),
    )
    .toSorted()
}
