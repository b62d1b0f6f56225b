import { isolate } from '#core/normalisation/direction.ts'
import type { HeldNews, News, PushReader } from '#core/push/sending/ports.ts'
import type { NoticeKind } from '#core/push/values.ts'
import { textsOf } from '#server/platform/texts.ts'

/** Longer is cut by every screen anyway. */
const TEXT_LENGTH_MAX = 140

const cut = (text: string) =>
  text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX - 1).trimEnd()}…` : text

/** Whoever is fictional is called so wherever a name stands (promise H1). */
const calledIn = (language: string, { name, fictional }: NonNullable<News['from']>) =>
  fictional ? textsOf(language).push.fictional({ name: isolate(name) }) : isolate(name)

/** What stands on the screen: no name and no text, unless the member chose it (promise S13). */
export const wordsOf = (
  kind: NoticeKind,
  { from, last, waits }: News,
  { language, choices: { lockScreen } }: Pick<PushReader, 'language' | 'choices'>,
): string => {
  const { plain, named, quoted } = textsOf(language).push
  const say = named[kind]
  if (lockScreen === 'nothing' || !from || !say) return plain[kind]
  const name = calledIn(language, from)
  const text = last?.text.trim()
  if (lockScreen === 'text' && kind === 'newMessages' && text)
    return quoted({ name, text: isolate(cut(text)) })
  return say({ name, others: waits - 1 })
}

/** What came in quiet hours, in one sentence of numbers. */
export const digestWords = (
  language: string,
  news: HeldNews & { newMembers: boolean; payments: boolean; account: boolean },
): string => {
  const { digest, locale } = { ...textsOf(language).push, locale: textsOf(language).locale }
  const parts = [
    news.messages > 0 && digest.messages({ count: news.messages }),
    news.likes > 0 && digest.likes({ count: news.likes }),
    news.matches > 0 && digest.matches({ count: news.matches }),
    news.visits > 0 && digest.visits({ count: news.visits }),
    news.newMembers && digest.newMembers,
    news.payments && digest.payments,
    news.account && digest.account,
  ].filter((part) => part !== false)
  return digest.all({ what: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts) })
}
