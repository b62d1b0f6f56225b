import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const file = readFileSync(join(import.meta.dirname, '../../docs/alerts.yaml'), 'utf8')

/** `labels` is what stands in braces, `by` whether it is how much more than before. */
export type Rule = { alert: string; metric: string; labels: string; grows: boolean; than: string }
const RULE = /- alert: (\w+)\n +expr: (.+)\n/g
const EXPRESSION = /^(?:sum\()?(?:(increase)\()?(\w+)(\{[^}]*\})?(?:\[\w+\]\))?\)? (>|==|!=) (\d+)$/

const ruleOf = ([, alert = '', expression = '']: RegExpMatchArray) => {
  const [, grows, metric = '', labels = '', sign, limit] = EXPRESSION.exec(expression) ?? []
  if (!sign) throw new Error(`${alert}: what is ${expression}?`)
  return {
    alert,
    metric,
    labels: labels.slice(1, -1),
    grows: grows === 'increase',
    than: `${sign} ${limit}`,
  }
}
export const rules: Rule[] = [...file.matchAll(RULE)].map(ruleOf)

export const isTrue = (value: number, than: string) => {
  const [sign, limit] = than.split(' ')
  if (sign === '>') return value > Number(limit)
  return (value === Number(limit)) === (sign === '==')
}
