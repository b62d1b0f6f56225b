import { useMutation, useQuery } from '@tanstack/react-query'
import {
  deviceTimeZone,
  type PushChoicesView,
  pushChoicesQuery,
} from '#client/parts/push/push-choices.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Choice } from '#client/ui/choice.tsx'
import { SelectField } from '#client/ui/field.tsx'
import { ClockIcon } from '#client/ui/member-icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { clockText, DAY_MINUTES } from '#core/push/sending/quiet-hours.ts'
import { lockScreens } from '#core/push/sending/values.ts'
import styles from './quiet.module.css'
import rows from './rows.module.css'
import { LockIcon } from './setting-icons.tsx'
import { Row, Section, SwitchRow } from './settings-section.tsx'

type Change = (change: Partial<PushChoicesView>) => void
type Quiet = NonNullable<PushChoicesView['quiet']>

/** What who switches them on begins with. */
const NIGHT: Quiet = { from: '23:00', to: '08:00' }
const HALF_HOUR = 30

/** The zones that this device knows, and the one that is chosen. */
const timeZones = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), deviceTimeZone(), chosen])].sort()

const placeOf = (timeZone: string) => timeZone.replaceAll('_', ' ')

/** Every half hour, and what is chosen where that is another. */
const clocks = (chosen: string) => {
  const halves = Array.from({ length: DAY_MINUTES / HALF_HOUR }, (_, nth) =>
    clockText(nth * HALF_HOUR),
  )
  return [...new Set([...halves, chosen])].sort()
}

/** Hours without a length are none: what would make them so is not offered. */
const Hours = ({ quiet, change }: { quiet: Quiet; change: Change }) => {
  const { t } = useTranslation()
  const other = { from: quiet.to, to: quiet.from }
  return (
    <div className={styles.hours}>
      {(['from', 'to'] as const).map((end) => (
        <SelectField
          key={end}
          label={t(`notifications.quiet.${end}`)}
          value={quiet[end]}
          onChange={({ currentTarget }) =>
            change({ quiet: { ...quiet, [end]: currentTarget.value } })
          }
        >
          {clocks(quiet[end])
            .filter((clock) => clock !== other[end])
            .map((clock) => (
              <option key={clock} value={clock}>
                {clock}
              </option>
            ))}
        </SelectField>
      ))}
    </div>
  )
}

const useChange = () =>
  useMutation({
    scope: { id: 'push-choices' },
    mutationFn: (body: Partial<PushChoicesView>) => call('PUT /api/push-choices.php', { body }),
    onSuccess: (now) => queryClient.setQueryData(pushChoicesQuery.queryKey, now),
  })

type Chosen = { choices: PushChoicesView; change: Change }

const QuietHours = ({ choices, change }: Chosen) => {
  const { t } = useTranslation()
  const { quiet, time_zone } = choices
  return (
    <>
      <SwitchRow
        icon={ClockIcon}
        name={t('notifications.quiet.title')}
        under={quiet ? t('notifications.quiet.on', quiet) : t('notifications.quiet.off')}
        isOn={quiet !== null}
        onSwitch={(on) => {
          const zone = deviceTimeZone()
          change(on ? { quiet: NIGHT, ...(zone && { time_zone: zone }) } : { quiet: null })
        }}
      />
      {quiet && (
        <div className={styles.inside}>
          <Hours quiet={quiet} change={change} />
          <SelectField
            label={t('notifications.quiet.zone')}
            value={time_zone}
            onChange={({ currentTarget }) => change({ time_zone: currentTarget.value })}
          >
            {timeZones(time_zone).map((zone) => (
              <option key={zone} value={zone}>
                {placeOf(zone)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  )
}

/** When nothing sounds, and what stands on a screen that others see too (PSH-10). */
export const QuietSection = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { data } = useQuery(pushChoicesQuery)
  const saving = useChange()
  if (!data) return null
  const choices = { ...data, ...(saving.isPending && saving.variables) }
  const change = (part: Partial<PushChoicesView>) => saving.mutate(part)
  return (
    <Section title={t('notifications.quiet.section')}>
      <QuietHours choices={choices} change={change} />
      <Row
        icon={LockIcon}
        name={t('notifications.lock.title')}
        under={t(`notifications.lock.${choices.lock_screen}Text`)}
        wraps
      >
        <Choice
          legend={t('notifications.lock.title')}
          name="lock-screen"
          shape="segments"
          options={lockScreens.map((value) => ({
            value,
            text: t(`notifications.lock.${value}`),
          }))}
          value={choices.lock_screen}
          onChange={(lock_screen) => change({ lock_screen })}
        />
      </Row>
      {saving.isError && (
        <div className={rows.below}>
          <Notice tone="bad">{of(saving.error)}</Notice>
        </div>
      )}
    </Section>
  )
}
