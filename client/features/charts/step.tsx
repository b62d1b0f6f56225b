import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'

type Props = { isOff?: boolean; onClick: () => void; children: ReactNode }

/** A button that stays where it is, with the focus, when it has nothing left to do. */
export const Step = ({ isOff = false, onClick, children }: Props) => (
  <Button
    variant="default"
    size="sm"
    aria-disabled={isOff}
    {...(isOff && { 'data-disabled': true })}
    onClick={() => {
      if (!isOff) onClick()
    }}
  >
    {children}
  </Button>
)
