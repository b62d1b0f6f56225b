import { useEffect, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { PreviousPage } from './previous-page.ts'
import wallet from './wallet.module.css'

/** A button that works or goes takes the focus along: the keyboard goes on where it was. */
const useFocusKept = (isPending: boolean) => {
  const wasAsked = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (!wasAsked.current || isPending || !isLost) return
    wasAsked.current = false
    const next = end.current ?? button.current
    next?.focus({ preventScroll: true })
  })
  return { wasAsked, button, end }
}

type Props = { older: PreviousPage; text: string }

/** The way to what is older in a list, and the word that there is no more. */
export const PreviousRows = ({ older: { more, isAll, isPending, error }, text }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { wasAsked, button, end } = useFocusKept(isPending)
  return (
    <>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {more && (
        <Button
          ref={button}
          variant="default"
          className={wallet.more}
          loading={isPending}
          onClick={() => {
            wasAsked.current = true
            more()
          }}
        >
          {text}
        </Button>
      )}
      {isAll && (
        <p ref={end} tabIndex={-1} className={`${wallet.all} ${layout.dimmed}`}>
          {t('wallet.all')}
        </p>
      )}
    </>
  )
}
