import { buildModel } from './build.ts'
import { readCorpus, readTests } from './corpus.ts'
import { measure, tableOf } from './measure.ts'
import { loadWeights, saveWeights } from './weights-file.ts'

const USAGE = 'npm run warnings -- train | measure'

/** Trains the model of the warnings, or measures it on messages that it was not trained by. */
const run = (command: string | undefined) => {
  if (command === 'train') {
    saveWeights(buildModel())
    console.log(`Trained by ${readCorpus().length} messages.`)
  } else if (command === 'measure') {
    const tests = readTests()
    for (const batch of new Set(tests.map((message) => message.batch))) {
      console.log(`Batch ${batch}`)
      const messages = tests.filter((message) => message.batch === batch)
      for (const line of tableOf(measure(loadWeights(), messages))) console.log(`  ${line}`)
    }
  } else {
    console.error(USAGE)
    process.exitCode = 1
  }
}

run(process.argv[2])
