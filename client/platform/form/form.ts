import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Refused } from '#client/platform/api/call-errors.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { deviceStorage, isRecord, readKept, storeJson } from '#client/platform/storage.ts'

type Values = Record<string, unknown>
export type Errors = Record<string, string>

type Options<V extends Values> = {
  initial: V
  /** What is wrong, per field; an empty object when nothing is. */
  check: (values: V) => Errors | Promise<Errors>
  /**
   * Sends what was typed, or `changed`: the fields that differ from what was last known of them. A
   * refusal `invalid` is shown at its fields, others are `failure`.
   */
  send: (values: V, changed: Partial<V>) => Promise<unknown>
  /** Called after the values were sent and the draft of them was removed. */
  onSent?: () => void
  /** Fields that are parts of another: what is wrong with that one goes when a part changes. */
  partOf?: Partial<Record<keyof V, string>>
  /** Where the device keeps what was typed, and what it never keeps. */
  draft?: { key: string; without: (keyof V)[] }
}

export type Form<V extends Values> = {
  values: V
  errors: Errors
  /** What is wrong with a field, in the reader's language. */
  errorOf: (name: string) => string | undefined
  failure: unknown
  sending: boolean
  ref: RefObject<HTMLFormElement | null>
  set: <K extends keyof V>(name: K, value: V[K]) => void
  submit: (event: { preventDefault(): void }) => Promise<void>
}

/** Of one kind, or emptied: what an older version kept may be anything. */
const isLike = (kept: unknown, initial: unknown) =>
  kept === null ||
  (typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const changedOf = <V extends Values>(values: V, initial: V) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, typed]) => !isSame(typed, initial[name])),
  ) as Partial<V>

const startOf = <V extends Values>({ initial, draft }: Options<V>): V => {
  const before = draft && readKept(deviceStorage, draft.key, isRecord)
  if (!before) return initial
  const same = Object.keys(before).filter(
    (name) => name in initial && (initial[name] === null || isLike(before[name], initial[name])),
  )
  return { ...initial, ...Object.fromEntries(same.map((name) => [name, before[name]])) }
}

/**
 * A password manager may fill in fields without any event: what stands there counts. They are known
 * by `data-field`, because a `name` would put a password into the address where no script runs.
 */
const withFilledIn = <V extends Values>(values: V, form: HTMLFormElement | null): V => {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[data-field]') ?? []
  const filled = [...fields].flatMap(({ dataset: { field = '' }, value }) =>
    typeof values[field] === 'string' && value !== values[field] ? [[field, value]] : [],
  )
  return filled.length === 0 ? values : { ...values, ...Object.fromEntries(filled) }
}

const focusFirstError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** A form: nothing typed is lost, it is sent once, and errors stand at their fields. */
export const useForm = <V extends Values>(options: Options<V>): Form<V> => {
  const { check, send, draft } = options
  const [initial, setInitial] = useState(options.initial)
  const [values, setValues] = useState(() => startOf(options))
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [sending, setSending] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const { field } = useWords()
  const { min_age } = useSettings()

  const set: Form<V>['set'] = (name, value) => {
    setValues((was) => {
      const now = { ...was, [name]: value }
      if (draft) {
        const changed = changedOf(now, initial)
        for (const secret of draft.without) delete changed[secret]
        storeJson(deviceStorage, draft.key, changed)
      }
      return now
    })
    const whole = options.partOf?.[name] ?? ''
    setErrors(({ [String(name)]: _own, [whole]: _whole, ...others }) => others)
  }

  const show = (found: Errors) => {
    flushSync(() => setErrors(found))
    focusFirstError(ref.current)
  }

  const submit: Form<V>['submit'] = async (event) => {
    event.preventDefault()
    if (sending) return
    const typed = withFilledIn(values, ref.current)
    if (typed !== values) setValues(typed)
    setFailure(null)
    setSending(true)
    try {
      const found = await check(typed)
      if (Object.keys(found).length > 0) return show(found)
      await send(typed, changedOf(typed, initial))
      setInitial(typed)
      if (draft) deviceStorage.removeItem(draft.key)
      options.onSent?.()
    } catch (error) {
      const fields = error instanceof Refused ? error.refusal.fields : undefined
      if (fields && Object.keys(fields).length > 0) show(fields)
      else setFailure(error)
    } finally {
      setSending(false)
    }
  }

  const errorOf = (name: string) => {
    const code = errors[name]
    return code && field(code, min_age)
  }

  return { values, errors, errorOf, failure, sending, ref, set, submit }
}
