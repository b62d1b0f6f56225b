import { useState } from 'react'
import { Mark, type Marking } from '#client/parts/charts/marks.tsx'
import { useChartWords } from '#client/parts/charts/words.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { SelectField } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { tried, untilNext, type Walk } from '#core/charts/walk.ts'
import { fieldCodes, pushRefusals } from '#core/contract/codes.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import styles from './charts.module.css'

type Props = {
  walk: Walk
  marking: Marking
  /** The event that was sent last, and the words of the states that it led into. */
  sent: { event: string; into: string[] } | null
  send: (event: string, sample: number) => void
}

/** Why an event was refused. What is refused for a time is so until the next deadline. */
const useWhy = (walk: Walk) => {
  const { t } = useChartWords()
  const { refusal, field } = useWords()
  const { min_age } = useSettings()
  return (error: string) => {
    if (error === 'not_now') return t('cannot')
    if (fieldCodes.some((code) => code === error))
      return t('refused', { why: field(error, min_age) })
    const unsent = pushRefusals.find((code) => code === error)
    if (unsent) return t('nothing_sent', { why: t(unsent) })
    const minutes = Math.ceil((untilNext(walk) ?? 0) / MINUTE_MS)
    return t('refused', { why: refusal({ error, ...(minutes > 0 && { minutes }) }) })
  }
}

/** The events of a chart, each with a button, and with its samples where it comes with facts. */
export const EventList = ({ walk, marking, sent, send }: Props) => {
  const { t, of } = useChartWords()
  const why = useWhy(walk)
  const [samples, setSamples] = useState<Record<string, number>>({})
  return (
    <ul className={styles.events}>
      {Object.entries(walk.chart.lifecycle.events).map(([event, words]) => {
        const kinds = walk.chart.samples[event] ?? []
        const sample = samples[event] ?? 0
        const can = tried(walk, event, sample).moved
        const isRefused = walk.refused?.event === event
        return (
          <li key={event}>
            <button type="button" onClick={() => send(event, sample)}>
              <Mark event={event} mark={marking.marks.get(event) ?? ''} can={can} />
              <span>{of(words)}</span>
            </button>
            {kinds.length > 1 && (
              <SelectField
                aria-label={`${t('with')}: ${of(words)}`}
                small
                value={sample}
                onChange={({ currentTarget }) =>
                  setSamples({ ...samples, [event]: Number(currentTarget.value) })
                }
              >
                {kinds.map((kind, nth) => (
                  <option key={of(kind)} value={nth}>
                    {of(kind)}
                  </option>
                ))}
              </SelectField>
            )}
            {isRefused && <Notice tone="bad">{why(walk.refused?.why ?? '')}</Notice>}
            {!isRefused && sent?.event === event && (
              <Notice tone="good">
                {sent.into.length > 0 ? `${t('nowIn')} ${sent.into.join(' ')}` : t('same')}
              </Notice>
            )}
          </li>
        )
      })}
    </ul>
  )
}
