import { type ReactNode, useState } from 'react'
import { KeyCap, KeysContext } from '#client/parts/moderation/key-cap.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { deviceStorage, readKept, storeJson } from '#client/platform/storage.ts'
import { Button } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './keys.module.css'
import { useKeys } from './use-keys.ts'

const KEPT = 'vonk.desk.keys'
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean'

const inQueue = [
  [['j'], 'down'],
  [['k'], 'up'],
  [['↵'], 'open'],
  [['n'], 'next'],
] as const
const inCase = [
  [['1', '–', '9'], 'choose'],
  [['d'], 'days'],
  [['r'], 'rule'],
  [['f'], 'facts'],
  [['↵'], 'send'],
  [['v'], 'picture'],
  [['o'], 'talk'],
  [['n'], 'next'],
  [['Esc'], 'leave'],
] as const
const inPhotos = [
  [['a'], 'approve'],
  [['1', '–', '9'], 'refuse'],
  [['f'], 'facts'],
  [['↵'], 'send'],
  [['v'], 'picture'],
  [['Esc'], 'leave'],
] as const
const inMember = [
  [['m'], 'address'],
  [['g'], 'gift'],
  [['e'], 'erase'],
  [['u'], 'lift'],
  [['r'], 'resend'],
  [['l'], 'logOut'],
  [['Esc'], 'leave'],
] as const
const inApprovals = [
  [['j'], 'down'],
  [['k'], 'up'],
  [['b'], 'confirm'],
  [['w'], 'refuseProposal'],
] as const
const of = {
  queue: inQueue,
  case: inCase,
  photos: inPhotos,
  member: inMember,
  approvals: inApprovals,
}
export type KeyPlace = keyof typeof of
const everywhere = [[['?'], 'help']] as const

const Help = ({
  place,
  areOn,
  onSwitch,
  onClose,
}: {
  place: KeyPlace
  areOn: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('desk')
  const rows = [...of[place], ...everywhere]
  return (
    <Sheet aria-labelledby="desk-keys" className={styles.help} light onClose={onClose}>
      {(close) => (
        <>
          <h2 id="desk-keys">{t('keys.title')}</h2>
          <label className={styles.on} htmlFor="desk-keys-on">
            {t('keys.on')}
            <Switch id="desk-keys-on" role="switch" checked={areOn} onSwitch={onSwitch} />
          </label>
          <dl className={styles.list}>
            {rows.map(([caps, what]) => (
              <div key={what} className={styles.row}>
                <dt>
                  {caps.map((cap) => (
                    <kbd key={cap} className={styles.key}>
                      {cap}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${what}`)}</dd>
              </div>
            ))}
          </dl>
          <Button variant="default" tall wide onClick={close}>
            {t('keys.close')}
          </Button>
        </>
      )}
    </Sheet>
  )
}

const HelpKey = ({ open }: { open: () => void }) => {
  const { t } = useTranslation('desk')
  useKeys({ '?': open })
  return (
    <Button variant="subtle" size="sm" tall onClick={open}>
      {t('keys.show')}
      <KeyCap after of="?" />
    </Button>
  )
}

/**
 * The keys of a page of the desk, which one can switch off: a single letter may stand in the way
 * of who speaks to their device. `children` are drawn with the button that explains them.
 */
export const WithKeys = ({
  place,
  children,
}: {
  place: KeyPlace
  children: (help: ReactNode) => ReactNode
}) => {
  const [areOn, setOn] = useState(() => readKept(deviceStorage, KEPT, isSwitch) ?? true)
  const [isOpen, setOpen] = useState(false)
  const onSwitch = (on: boolean) => {
    storeJson(deviceStorage, KEPT, on)
    setOn(on)
  }
  return (
    <KeysContext value={areOn}>
      {children(<HelpKey open={() => setOpen(true)} />)}
      {isOpen && (
        <Help place={place} areOn={areOn} onSwitch={onSwitch} onClose={() => setOpen(false)} />
      )}
    </KeysContext>
  )
}
