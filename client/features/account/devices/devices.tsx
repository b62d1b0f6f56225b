import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { Device } from '#core/account/credentials/contract.ts'
import styles from './devices.module.css'

const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) => (await call('GET /api/devices.php', { signal })).devices,
  staleTime: 0,
})

export const loader = () => queryClient.fetchQuery(devicesQuery)

const UNKNOWN = '?'
const refetchDevices = () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })

const dropDevices = (isEnded: (device: Device) => boolean) =>
  queryClient.setQueryData(devicesQuery.queryKey, (known) =>
    known?.filter((device) => !isEnded(device)),
  )

/** Ends one, or without one all others; `notice` is what became of it. */
const useEndSession = () => {
  const { t } = useTranslation()
  const [notice, setNotice] = useState('')
  const ending = useMutation({
    mutationFn: (one: { id: string; name: string } | null) =>
      one
        ? call('DELETE /api/devices.php', { body: { id: one.id } })
        : call('DELETE /api/devices.php?others=1'),
    onSuccess: (_, one) => {
      setNotice(one ? t('devices.ended', { device: one.name }) : t('devices.othersEnded'))
      dropDevices((device) => (one ? device.id === one.id : !device.current))
    },
    onError: refetchDevices,
  })
  return { ...ending, notice }
}

const DeviceRow = ({ device, onEnd }: { device: Device; onEnd: (name: string) => void }) => {
  const { t } = useTranslation()
  const { date, time } = useFormat()
  const name = device.device === UNKNOWN ? t('devices.unknown') : device.device
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={`${layout.dimmed} ${layout.small}`}>
          {device.current
            ? t('devices.since', { date: date(device.since) })
            : t('devices.seen', { date: date(device.seen), time: time(device.seen) })}
        </p>
      </div>
      {device.current ? (
        <span className={styles.current}>{t('devices.this')}</span>
      ) : (
        <Button
          variant="default"
          tall
          aria-label={t('devices.endName', { device: name })}
          onClick={() => onEnd(name)}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

/** Where one is logged in, the one in use last first; each other one can be ended (ACC-20). */
export const Component = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const devices = useSuspenseQuery(devicesQuery).data
  const { notice, error, isPending, variables, mutate } = useEndSession()
  const isAlone = devices.every(({ current }) => current)
  return (
    <Page width="reading">
      <TaskHead title={t('devices.title')} to={paths.settings()} back={t('security.back')} />
      <p>{isAlone ? t('devices.only') : t('devices.text')}</p>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onEnd={(name) => mutate({ id: device.id, name })}
          />
        ))}
      </ul>
      <p role="status">{notice}</p>
      {error && <Notice tone="bad">{of(error)}</Notice>}
      {!isAlone && (
        <Button
          className={styles.others ?? ''}
          variant="default"
          tall
          loading={isPending && variables === null}
          onClick={() => mutate(null)}
        >
          {t('devices.others')}
        </Button>
      )}
    </Page>
  )
}
