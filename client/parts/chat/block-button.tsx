import { useBlock, useUnblock } from '#client/parts/chat/blocks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'

type Props = { member: Pick<Card, 'id' | 'name'>; onDone?: () => void }

/** Blocks a member, after asking. */
export const BlockButton = ({ member, onDone }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const block = useBlock()
  const { name } = member
  const blockAfterAsking = async () => {
    if (!window.confirm(t('blocks.sure', { name }))) return
    try {
      await block.mutateAsync(member)
      void showMessage(t('blocks.done', { name }))
      onDone?.()
    } catch (error) {
      void showMessage(of(error))
    }
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('blocks.blockName', { name })}
      loading={block.isPending}
      onClick={() => void blockAfterAsking()}
    >
      {t('blocks.block')}
    </Button>
  )
}

/** Lifts a block; what went with it stays gone. */
export const UnblockButton = ({ member, onDone }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const unblock = useUnblock()
  const { name } = member
  const lift = async () => {
    try {
      await unblock.mutateAsync(member)
      void showMessage(t('blocks.lifted', { name }))
      onDone?.()
    } catch (error) {
      void showMessage(of(error))
    }
  }
  return (
    <Button
      variant="default"
      aria-label={t('blocks.liftName', { name })}
      loading={unblock.isPending}
      onClick={() => void lift()}
    >
      {t('blocks.lift')}
    </Button>
  )
}
