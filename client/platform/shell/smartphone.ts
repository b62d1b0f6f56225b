import { useMedia } from '#client/ui/media.ts'
import { BREAKPOINTS } from '#core/kernel/screen.ts'

/** A phone, as far as a page can tell: too narrow for the layout of tablets. */
export const useSmartphone = () => !useMedia(`(min-width: ${BREAKPOINTS.sm}px)`)
