import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Norwegian, on every page. */
export const nbUnitedStates: TextsOf<typeof nlUnitedStates> = {
  unitedStates: {
    note: 'USA: nettstedet er for folk på {{age}} år og eldre, og alle som blir med, erklærer at de er det. Profiler merket fiktive drives av nettstedet selv.',
  },
}
