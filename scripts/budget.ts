import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { landerNames } from '#core/site/landers/values.ts'
import { landerScript } from './chunks.ts'
import { readManifest } from './manifest.ts'

const KB = 1000
const APP = 'index.html'

/** What a page may bring of JavaScript, in kB as it goes over the wire, before anybody acts. */
const budgets = [
  { page: "the visitor's home", maxKb: 20, of: ['client/features/site/visitor.ts'], entry: true },
  { page: 'what a visitor reads', maxKb: 20, of: ['client/features/site/reading.ts'], entry: true },
  ...landerNames.map((name) => ({
    page: `lander ${name}`,
    maxKb: 20,
    of: [landerScript(name)],
    entry: true,
  })),
  { page: 'login', maxKb: 130, of: [APP, 'client/features/account/signin/login.tsx'] },
  { page: 'sign-up', maxKb: 133, of: [APP, 'client/features/account/signup/signup.tsx'] },
  {
    page: 'members, logged in',
    maxKb: 156,
    of: [
      APP,
      'client/features/discovery/members.tsx',
      'client/platform/shell/member-nav.tsx',
      'client/platform/shell/member-life.tsx',
      'core/texts/nl/platform/member.ts',
      'client/features/time-bonus/time-bonus.tsx',
    ],
  },
]

/**
 * Measures the build and prints each page's figure; throws when one brings too much. What the server
 * draws brings the script of the entry beside its modules.
 */
export const checkBudgets = (clientDir: string, entryScript: string) => {
  const filesOf = readManifest(clientDir)
  const packed = (file: string) => gzipSync(readFileSync(join(clientDir, file))).length
  const over = budgets.filter(({ page, maxKb, of, entry = false }) => {
    const files = [...filesOf(...of).scripts, ...(entry ? [entryScript] : [])]
    const kb = files.reduce((sum, file) => sum + packed(file), 0) / KB
    process.stdout.write(`JavaScript of ${page}: ${kb.toFixed(1)} kB of ${maxKb}\n`)
    return kb > maxKb
  })
  if (over.length > 0) throw new Error(`Too much JavaScript: ${over.map(({ page }) => page)}`)
}
