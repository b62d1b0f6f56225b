import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type FileCost, type ProfileRow, profileText } from './report.ts'

const root = join(import.meta.dirname, '../../../..')

/** Writes `var/profile.md` from what the workers and Vitest measured. */
export default class Profile implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const folder = process.env.SPEC_PROFILE ?? ''
    const costs = new Map<string, FileCost>(
      readdirSync(folder)
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
        .map((text): FileCost => JSON.parse(text))
        .map((cost) => [cost.file, cost]),
    )
    const rows = files.flatMap((file): ProfileRow[] => {
      const cost = costs.get(file.moduleId)
      if (!cost) return []
      const { collectDuration, setupDuration } = file.diagnostic()
      return [
        {
          ...cost,
          file: relative(root, file.moduleId),
          project: file.project.name,
          tests: [...file.children.allTests()].length,
          importMs: collectDuration,
          setupMs: setupDuration,
        },
      ]
    })
    mkdirSync(join(root, 'var'), { recursive: true })
    writeFileSync(join(root, 'var/profile.md'), profileText(rows))
    process.stdout.write('The profile is in var/profile.md.\n')
  }
}
