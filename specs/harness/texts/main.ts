import { type Language, languages } from '#core/kernel/languages.ts'
import { faultsOf } from './faults.ts'
import { saidIn } from './said.ts'
import { misspelt, whyUnchecked } from './spelling.ts'
import { unusedTexts } from './unused.ts'

const asked = process.argv
  .slice(2)
  .filter((name): name is Language => (languages as readonly string[]).includes(name))

let faulty = 0
for (const language of asked.length > 0 ? asked : languages) {
  const said = saidIn(language)
  const letters = said.reduce((sum, { text }) => sum + text.length, 0)
  const unchecked = whyUnchecked(language)
  const misspellings = unchecked === null ? await misspelt(language) : []
  const faults = [
    ...faultsOf(language),
    ...misspellings.map((word) => `unknown word: ${word}`),
    ...(language === 'nl' ? unusedTexts() : []),
  ]
  process.stdout.write(
    `${language}: ${said.length} texts, ${Math.round(letters / 1000)} thousand letters, ${faults.length} faults\n`,
  )
  if (unchecked !== null) process.stdout.write(`  spelling skipped: ${unchecked}\n`)
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  faulty += faults.length
}
process.exitCode = faulty > 0 ? 1 : 0
