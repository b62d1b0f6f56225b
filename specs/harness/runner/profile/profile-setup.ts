import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { takePhaseTimes } from './phases.ts'
import type { FileCost } from './report.ts'

/** Writes what each test file costs its worker, for `npm test -- --profile`. */
const folder = process.env.SPEC_PROFILE
if (folder) {
  const start = performance.now()
  const cpuStart = process.cpuUsage()
  takePhaseTimes()
  afterAll(() => {
    const { user, system } = process.cpuUsage(cpuStart)
    const cost: FileCost = {
      file: expect.getState().testPath ?? 'unknown',
      wallMs: performance.now() - start,
      cpuMs: (user + system) / 1_000,
      phases: takePhaseTimes(),
    }
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(cost)}\n`)
  })
}
