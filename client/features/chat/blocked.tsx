import { useSuspenseQuery } from '@tanstack/react-query'
import { UnblockButton } from '#client/parts/chat/block-button.tsx'
import { blockedQuery } from '#client/parts/chat/blocks.ts'
import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './blocked.module.css'

export const loader = () => queryClient.ensureQueryData(blockedQuery)

const BlockedMember = ({ member }: { member: Card }) => (
  <li>
    <Photo member={member} shape="round" decorative />
    <div className={styles.who}>
      <p className={styles.name}>
        {isolate(member.name)}, {member.age}
      </p>
      {member.fictional && <FictionalLabel />}
    </div>
    <UnblockButton member={member} />
  </li>
)

/** Whom one blocks, each with a button that lifts it (PRF-08). */
export const Component = () => {
  const { t } = useTranslation()
  const blocked = useSuspenseQuery(blockedQuery).data
  return (
    <Page width="reading">
      <TaskHead title={t('blocks.title')} to={paths.settings()} back={t('security.back')} />
      <p className={layout.dimmed}>{t('blocks.text')}</p>
      {blocked.length === 0 ? (
        <Empty title={t('blocks.none')} text={t('blocks.noneText')} place="beach">
          <Button component={Link} variant="default" to={paths.settings()}>
            {t('nav.back')}
          </Button>
        </Empty>
      ) : (
        <ul className={styles.list}>
          {blocked.map((member) => (
            <BlockedMember key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Page>
  )
}
