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
  const blockAfterAsking = () => {
    if (!window.confirm(t('blocks.sure', { name }))) return
    block.mutate(member, {
      onSuccess: () => {
        void showMessage(t('blocks.done', { name }))
        onDone?.()
      },
      onError: (error) => void showMessage(of(error)),
    })
  }
  return (
    <Button
      variant="quiet"
      aria-label={t('blocks.blockName', { name })}
      loading={block.isPending}
      onClick={blockAfterAsking}
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
  return (
    <Button
      variant="default"
      aria-label={t('blocks.liftName', { name })}
      loading={unblock.isPending}
      onClick={() =>
        unblock.mutate(member, {
          onSuccess: () => {
            void showMessage(t('blocks.lifted', { name }))
            onDone?.()
          },
          onError: (error) => void showMessage(of(error)),
        })
      }
    >
      {t('blocks.lift')}
    </Button>
  )
}
