import { join } from 'node:path'
import { buildWhenChanged } from './build.ts'
import { supervise } from './supervise.ts'

const RESTART_EVERY_MS = 60_000

buildWhenChanged()
process.exitCode = await supervise({
  program: join(import.meta.dirname, '../server/platform/main.ts'),
  everyMs: RESTART_EVERY_MS,
  say: (line) => process.stderr.write(`${line}\n`),
})
