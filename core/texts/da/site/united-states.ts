import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Danish, on every page. */
export const daUnitedStates: TextsOf<typeof nlUnitedStates> = {
  unitedStates: {
    note: 'USA: denne side er for folk på {{age}} år og derover, og alle, der tilmelder sig, erklærer, at de er det. Profiler mærket fiktive drives af siden selv.',
  },
}
