import { join } from 'node:path'
import { countedRules } from '#specs/harness/architecture/architecture.ts'
import { readHouse } from '#specs/harness/architecture/house.ts'
import {
  countLeft,
  differences,
  growth,
  readLeft,
  totalsOf,
  writeLeft,
} from '#specs/harness/architecture/left.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const house = readHouse(join(import.meta.dirname, '..'))
const [before, after] = [readLeft(), countLeft(countedRules, house)]

for (const { rule, total } of totalsOf(after)) say(`${total}\t${rule}`)

if (process.argv.includes('--write')) {
  const grown = growth(before, after)
  if (grown.length === 0) writeLeft(after)
  for (const line of grown) say(`Not written, for the list may only shrink. ${line}`)
  process.exitCode = grown.length > 0 ? 1 : 0
} else {
  for (const { name, broken } of countedRules)
    for (const line of differences(broken(house), before[name])) say(`${name}: ${line}`)
}
