import { useState } from 'react'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { allowOffline } from '#client/platform/offline/consent.ts'
import { Button } from '#client/ui/button.tsx'
import { icon, SparkIcon } from '#client/ui/icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { useInstall } from './install.ts'
import styles from './install-sheet.module.css'

const ShareIcon = icon(<path d="M12 15V3.5M8.5 7 12 3.5 15.5 7M7 11H5.5v9.5h13V11H17" />)
const AddIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <path d="M12 8.5v7M8.5 12h7" />
  </>,
)
const HiddenIcon = icon(
  <path d="m4 4 16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6 7.5A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1" />,
)

const PLACES = [...'abcdefgh']
/** Where the site's own icon stands among them. */
const OWN = 'f'

/** The screen of a phone at evening, on which one light is ours. */
const Screen = () => (
  <div className={styles.screen} aria-hidden="true">
    {PLACES.map((place) => (
      <span key={place} data-own={place === OWN || undefined}>
        {place === OWN && <SparkIcon filled size={32} />}
      </span>
    ))}
  </div>
)

/** Apple has it by hand: its own two pictures, in order. */
const ByHand = () => {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      <li>
        <ShareIcon />
        <span>{t('install.share')}</span>
      </li>
      <li>
        <AddIcon />
        <span>{t('install.add')}</span>
      </li>
    </ol>
  )
}

type StepProps = { close: () => void }

const Install = ({ close, onInstalled }: StepProps & { onInstalled: () => void }) => {
  const { t } = useTranslation()
  const { name } = useSettings()
  const { way, install } = useInstall()
  const [isByHand] = useState(way === 'hand')
  const ask = async () => {
    if (await install()) onInstalled()
    else close()
  }
  return (
    <>
      <Screen />
      <h2>{t('settings.install', { name })}</h2>
      <p>{t('install.text')}</p>
      {isByHand ? (
        <ByHand />
      ) : (
        <p className={styles.quiet}>
          <HiddenIcon size={20} />
          <span>{t('install.discreet', { name })}</span>
        </p>
      )}
      {isByHand ? (
        <Button wide onClick={close}>
          {t('install.understood')}
        </Button>
      ) : (
        <>
          <Button wide onClick={() => void ask()}>
            {t('settings.installYes')}
          </Button>
          <Button wide variant="subtle" onClick={close}>
            {t('install.later')}
          </Button>
        </>
      )}
    </>
  )
}

const Keep = ({ account, close }: StepProps & { account: string }) => {
  const { t } = useTranslation()
  const allow = () => {
    allowOffline(account)
    close()
  }
  return (
    <>
      <h2>{t('install.keep')}</h2>
      <p>{t('install.keepText')}</p>
      <p className={styles.quiet}>
        <HiddenIcon size={20} />
        <span>{t('install.keepNot')}</span>
      </p>
      <Button wide variant="default" onClick={allow}>
        {t('install.keepYes')}
      </Button>
      <Button wide variant="default" onClick={close}>
        {t('install.keepNo')}
      </Button>
    </>
  )
}

type Props = {
  account: string
  first: 'install' | 'keep'
  /** The question what to keep stands there: it is asked once. */
  onAsked: () => void
  onClose: () => void
}

/** The site on the screen of the device; once it is there, what its app may keep. */
export const InstallSheet = ({ account, first, onAsked, onClose }: Props) => {
  const { t } = useTranslation()
  const { name } = useSettings()
  const [step, setStep] = useState(first)
  const label = step === 'install' ? t('settings.install', { name }) : t('install.keep')
  return (
    <Sheet aria-label={label} onClose={onClose} light={step === 'install'}>
      {(close) => (
        <div className={styles.inner}>
          {step === 'install' ? (
            <Install close={close} onInstalled={() => setStep('keep')} />
          ) : (
            <Keep
              account={account}
              close={() => {
                onAsked()
                close()
              }}
            />
          )}
        </div>
      )}
    </Sheet>
  )
}
