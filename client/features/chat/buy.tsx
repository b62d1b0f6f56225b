import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { leaveTalk } from '#client/parts/payment/back-to-talk.ts'
import type { CreditsSheet } from '#client/parts/payment/credits-sheet.tsx'
import { loadDiscounts } from '#client/parts/payment/discount.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { creditsQuery } from '#client/platform/api/payment-queries.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'

type CreditsSheetView = ComponentType<ComponentProps<typeof CreditsSheet>>

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

type Props = { label: string; title: string; text: string; kept?: string | undefined }

/** Whoever buys here comes back here, and sees the conversation until they have chosen. */
export const Buy = ({ label, title, text, kept }: Props) => {
  const user = useMember()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isLoading, setIsLoading] = useState(false)
  const [View, setView] = useState<CreditsSheetView | null>(null)

  /** What the sheet shows is there before it is: without it one goes to the page of it. */
  const open = async () => {
    setIsLoading(true)
    try {
      const [{ CreditsSheet }, { bundles }] = await Promise.all([
        import('#client/parts/payment/credits-sheet.tsx'),
        queryClient.ensureQueryData(creditsQuery),
        loadDiscounts(user),
      ])
      if (bundles.length > 0) setView(() => CreditsSheet)
      else await navigate(paths.credits())
    } catch {
      await navigate(paths.credits())
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <>
      <Button
        component={Link}
        to={paths.credits()}
        aria-haspopup="dialog"
        loading={isLoading}
        onClick={(event: MouseEvent) => {
          leaveTalk(user.id, pathname)
          if (!isPlain(event)) return
          event.preventDefault()
          void open()
        }}
      >
        {label}
      </Button>
      {View && <View title={title} text={text} kept={kept} onClose={() => setView(null)} />}
    </>
  )
}
