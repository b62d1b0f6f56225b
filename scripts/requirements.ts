import { join } from 'node:path'
import { coverageOf, type Requirement } from '#specs/harness/support/requirements.ts'

const { requirements, unknown } = coverageOf(join(import.meta.dirname, '..', 'specs'))
const shown = requirements.filter(({ specs }) => specs.length > 0)
const hidden = requirements.filter(({ specs }) => specs.length === 0)
const say = (line: string) => process.stdout.write(`${line}\n`)

const summary = `${shown.length} of ${requirements.length} promises are shown by specs, ${hidden.length} are not.`

const tellShown = ({ id, specs }: Requirement) => {
  say(id)
  for (const spec of specs) say(`  ${spec}`)
}

if (process.argv.includes('--check')) {
  say(summary)
} else {
  shown.forEach(tellShown)
  say('\nNot shown:')
  for (const { id, text } of hidden) say(`${id} ${text}`)
  say(`\n${summary}`)
}
for (const { id, spec } of unknown) say(`No promise has the id ${id}, which a spec names: ${spec}`)
process.exitCode = unknown.length > 0 || requirements.length === 0 ? 1 : 0
