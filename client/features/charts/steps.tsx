import { useChartWords } from '#client/parts/charts/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import layout from '#client/ui/layout.module.css'
import { causesOf } from '#core/charts/causes.ts'
import type { Description } from '#core/charts/describe.ts'
import { durationWords } from '#core/charts/durations.ts'
import { chartNamed } from '#core/charts/registry.ts'
import type { Entry, Trigger, Walk } from '#core/charts/walk.ts'
import styles from './charts.module.css'

type Props = { walk: Walk; description: Description }

const useTriggerWords = ({ walk, description }: Props) => {
  const { t, of } = useChartWords()
  const ofEvent = (event: string, sample: number) => {
    const words = walk.chart.lifecycle.events[event]
    const kind = walk.chart.samples[event]?.[sample]
    const sampleWords = kind && of(kind)
    return `${words ? of(words) : event}${sampleWords ? ` (${sampleWords})` : ''}`
  }
  return (trigger: Trigger): string => {
    if (trigger.by === 'event') return ofEvent(trigger.event, trigger.sample)
    if (trigger.by === 'time') return t('waited', { time: of(durationWords(trigger.ms)) })
    if (trigger.by === 'deadline') {
      const due = description.deadlines.find(({ name }) => name === trigger.name)
      return t('passed', { what: due ? of(due.words) : trigger.name })
    }
    const beginning = walk.chart.begins[walk.beginning]
    return t('began', { how: beginning ? of(beginning) : '' })
  }
}

/** What the effects of one step are, and what the table of reactions makes of each. */
const Caused = ({ chart, entry }: { chart: Walk['chart']; entry: Entry }) => {
  const { t, of } = useChartWords()
  const effectRows = entry.effects.map((effect) => ({
    effect,
    words: chart.effects[effect.type],
    causes: causesOf(chart.lifecycle.name, effect),
  }))
  return (
    <ul className={styles.effects}>
      {effectRows.map(({ effect, words, causes }) => (
        <li key={effect.type}>
          {words ? of(words) : effect.type}
          <ul>
            {causes.map(({ words: cause, to }) => {
              const other = to && chartNamed(to)
              return (
                <li key={cause.en}>
                  {other && (
                    <Link to={paths.charts(other.lifecycle.name)}>
                      {t('told', { title: of(other.title) })}
                    </Link>
                  )}{' '}
                  {of(cause)}
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Each step of the walk, the latest first, with what it causes. */
export const Steps = ({ walk, description }: Props) => {
  const { t } = useChartWords()
  const triggerWords = useTriggerWords({ walk, description })
  const done = walk.entries.slice(0, walk.here + 1).map((entry, step) => ({ entry, step }))
  return (
    <section className={layout.stack}>
      <h2>{t('steps')}</h2>
      <ol className={styles.steps} reversed>
        {done.toReversed().map(({ entry, step }) => (
          <li key={step}>
            <p>{triggerWords(entry.trigger)}</p>
            {entry.effects.length > 0 && <Caused chart={walk.chart} entry={entry} />}
            {entry.effects.length === 0 && step === walk.here && (
              <p className={`${layout.dimmed} ${layout.small}`}>{t('nothing')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
