import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Swedish, on every page. */
export const svUnitedStates: TextsOf<typeof nlUnitedStates> = {
  unitedStates: {
    note: 'USA: sajten är för den som är {{age}} år eller äldre, och alla som går med intygar att de är det. Profiler märkta fiktiva drivs av sajten själv.',
  },
}
