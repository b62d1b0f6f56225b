import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the longest first; one of them that came last would be waited for. */
export const longest = [
  ...['axe.e2e.ts', 'tour-conversation.e2e.ts', 'tour.e2e.ts', 'tour-account.e2e.ts'],
  ...['time-bonus.e2e.ts', 'shell.e2e.ts', 'discounts.e2e.ts', 'tour-device.e2e.ts'],
  ...['new-member.e2e.ts', 'complete-signup.e2e.ts', 'interruptions.e2e.ts', 'states.e2e.ts'],
  ...['start.int.spec.ts', 'enumeration.int.spec.ts', 'crash.int.spec.ts'],
  ...['repeats.int.spec.ts', 'asking.int.spec.ts', 'signup-forms.int.spec.ts'],
  ...['outages.int.spec.ts', 'embedded-postgres.int.spec.ts', 'silence.int.spec.ts'],
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.indexOf(basename(moduleId))
  return at === -1 ? longest.length : at
}

/** The order of a run on a machine that has never run it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId))
  }
}
