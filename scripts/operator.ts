import { operateOn } from '#server/operator/operator.ts'
import { configFrom } from '#server/platform/config/config.ts'

try {
  process.stdout.write(`${await operateOn(configFrom(), process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
