import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, the longest first; one of them that came last would be waited for. */
export const longest = [
  'specs/payment/properties.spec.ts',
  'specs/payment/facts.spec.ts',
  'specs/harness/simulator/simulator.spec.ts',
  'specs/harness/simulator/kept.spec.ts',
  'specs/charts/made.spec.ts',
  'specs/platform/axe.e2e.ts',
  'specs/harness/walks/screen/tour-conversation.e2e.ts',
  'specs/harness/walks/screen/tour.e2e.ts',
  'specs/harness/walks/screen/tour-account.e2e.ts',
  'specs/time-bonus/journey.e2e.ts',
  'specs/platform/shell.e2e.ts',
  'specs/payment/discount/journey.e2e.ts',
  'specs/harness/walks/screen/tour-device.e2e.ts',
  'specs/account/signup/new-member.e2e.ts',
  'specs/account/signup/complete-signup.e2e.ts',
  'specs/chat/interruptions.e2e.ts',
  'specs/platform/states.e2e.ts',
  'specs/platform/start.int.spec.ts',
  'specs/account/signin/enumeration.int.spec.ts',
  'specs/platform/crash.int.spec.ts',
  'specs/platform/idempotency.int.spec.ts',
  'specs/harness/walks/api/payment.int.spec.ts',
  'specs/platform/matrix.int.spec.ts',
  'specs/payment/checkout/api.int.spec.ts',
  'specs/payment/checkout/asking.int.spec.ts',
  'specs/account/signup/forms.int.spec.ts',
  'specs/platform/outages.int.spec.ts',
  'specs/platform/embedded-postgres.int.spec.ts',
  'specs/platform/silence.int.spec.ts',
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((file) => moduleId.endsWith(file))
  return at === -1 ? longest.length : at
}

/** The order of a run on a machine that has never run it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId))
  }
}
