import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { expectedDuration, readDurations } from './durations.ts'

/** Starts the longest files first: one of them that came last would be waited for. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations()
    const expected = new Map(
      files.map(({ moduleId }) => [moduleId, expectedDuration(durations, moduleId)]),
    )
    const of = ({ moduleId }: TestSpecification) => expected.get(moduleId) ?? 0
    return files.toSorted((a, b) => of(b) - of(a) || a.moduleId.localeCompare(b.moduleId))
  }
}
