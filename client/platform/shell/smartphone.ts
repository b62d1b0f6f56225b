import { useMediaQuery } from '@mantine/hooks'
import { BREAKPOINTS } from '#core/kernel/screen.ts'

/** A phone, as far as a page can tell: too narrow for the layout of tablets. */
export const useSmartphone = () =>
  !useMediaQuery(`(min-width: ${BREAKPOINTS.sm}px)`, undefined, { getInitialValueInEffect: false })
