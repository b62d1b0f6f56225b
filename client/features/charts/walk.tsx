import { useMemo, useState } from 'react'
import { Drawing } from '#client/parts/charts/drawing.tsx'
import type { Marking } from '#client/parts/charts/marks.tsx'
import { useChartWords } from '#client/parts/charts/words.ts'
import { SelectField } from '#client/ui/field.tsx'
import layout from '#client/ui/layout.module.css'
import type { Chart } from '#core/charts/chart.ts'
import { describe, statesOf } from '#core/charts/describe.ts'
import { marksOf } from '#core/charts/drawing.ts'
import {
  activeIn,
  currentEntry,
  redo,
  send,
  startWalk,
  tried,
  undo,
  untilNext,
  type Walk,
  wait,
} from '#core/charts/walk.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import styles from './charts.module.css'
import { ChartClock } from './clock.tsx'
import { EventList } from './event-list.tsx'
import { Step } from './step.tsx'
import { Steps } from './steps.tsx'

/** The first sample with which an event would move something; else the first of all. */
const bestSample = (walk: Walk, event: string) => {
  const kinds = walk.chart.samples[event] ?? []
  return Math.max(
    0,
    kinds.findIndex((_, sample) => tried(walk, event, sample).moved),
  )
}

const meaningOf = (walk: Walk, of: ReturnType<typeof useChartWords>['of']) => {
  const { deadlines } = describe(walk.chart)
  return (event: string) => {
    const words =
      walk.chart.lifecycle.events[event] ?? deadlines.find(({ name }) => name === event)?.words
    return words ? of(words) : event
  }
}

const useMarking = (walk: Walk, go: (walk: Walk) => void): Marking => {
  const { of } = useChartWords()
  const description = useMemo(() => describe(walk.chart), [walk.chart])
  const { running } = currentEntry(walk)
  const isRunning = (event: string) => running.some(({ name }) => name === event)
  return {
    marks: marksOf(description, Object.keys(walk.chart.lifecycle.events)),
    meaning: meaningOf(walk, of),
    canCome: (event) =>
      isDue(event) ? isRunning(event) : tried(walk, event, bestSample(walk, event)).moved,
    press: (event) => {
      if (!isDue(event)) go(send(walk, event, bestSample(walk, event)))
      else if (isRunning(event)) go(wait(walk, untilNext(walk) ?? 0))
    },
  }
}

/** The words of the states that the last step led into. */
const enteredStatesOf = (walk: Walk, of: ReturnType<typeof useChartWords>['of']): string[] => {
  const was = walk.entries[walk.here - 1]
  if (!was) return []
  const before = activeIn(walk, was)
  const now = activeIn(walk, currentEntry(walk))
  return statesOf(describe(walk.chart))
    .filter(({ path, children }) => children.length === 0 && now.has(path) && !before.has(path))
    .map(({ words }) => of(words))
}

/** Of a step that no event of the list tells of: back, forward, or the clock. */
const Heard = ({ walk }: { walk: Walk }) => {
  const { t, of } = useChartWords()
  const entry = currentEntry(walk)
  const active = activeIn(walk, entry)
  const states = statesOf(describe(walk.chart))
    .filter(({ path, children }) => children.length === 0 && active.has(path))
    .map(({ words }) => of(words))
  return (
    <p className="visually-hidden" role="status">
      {entry.trigger.by !== 'event' && `${t('now')}: ${states.join(' ')}`}
    </p>
  )
}

const Tools = ({ walk, go }: { walk: Walk; go: (walk: Walk) => void }) => {
  const { t } = useChartWords()
  const isFirst = walk.here === 0
  const isLast = walk.here + 1 === walk.entries.length
  return (
    <div className={styles.tools}>
      <Step isOff={isFirst} onClick={() => go(undo(walk))}>
        {t('undo')}
      </Step>
      <Step isOff={isLast} onClick={() => go(redo(walk))}>
        {t('redo')}
      </Step>
      <Step isOff={isFirst && isLast} onClick={() => go(startWalk(walk.chart, walk.beginning))}>
        {t('again')}
      </Step>
    </div>
  )
}

/** One chart: its drawing, its events, its clock, and what has been done. */
export const ChartWalk = ({ chart }: { chart: Chart }) => {
  const { t, of } = useChartWords()
  const [walk, go] = useState(() => startWalk(chart))
  const description = useMemo(() => describe(chart), [chart])
  const marking = useMarking(walk, go)
  const entry = currentEntry(walk)
  const active = useMemo(() => activeIn(walk, entry), [walk, entry])
  const { trigger } = entry
  const isSent = trigger.by === 'event' && !walk.refused
  const sent = isSent ? { event: trigger.event, into: enteredStatesOf(walk, of) } : null
  return (
    <>
      {chart.begins.length > 1 && (
        <SelectField
          className={styles.pick}
          label={t('begin')}
          value={walk.beginning}
          onChange={({ currentTarget }) => go(startWalk(chart, Number(currentTarget.value)))}
        >
          {chart.begins.map((begin, nth) => (
            <option key={of(begin)} value={nth}>
              {of(begin)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.panes}>
        <div className={styles.picture}>
          <Drawing chart={walk.chart} description={description} active={active} marking={marking} />
          <p className={`${layout.dimmed} ${layout.small}`}>{t('legend')}</p>
        </div>
        <div className={layout.stack}>
          <Tools walk={walk} go={go} />
          <Heard walk={walk} />
          <section className={layout.stack}>
            <h2>{t('events')}</h2>
            <p className={`${layout.dimmed} ${layout.small}`}>{t('eventsHint')}</p>
            <EventList
              walk={walk}
              marking={marking}
              sent={sent}
              send={(event, sample) => go(send(walk, event, sample))}
            />
          </section>
          {description.deadlines.length > 0 && (
            <ChartClock
              walk={walk}
              description={description}
              marking={marking}
              wait={(ms) => go(wait(walk, ms))}
            />
          )}
          <Steps walk={walk} description={description} />
        </div>
      </div>
    </>
  )
}
