import { readServerTime } from '#client/platform/product-clock.ts'
import { queryClient } from './client.ts'

let drawn: string | null = null

/** Whether the page at this path came drawn: what is known late must not push it down. */
export const cameDrawn = (pathname: string): boolean => pathname === drawn

/**
 * Begins with what the page brought: nothing of it is asked again, and nothing of it is left in
 * the page. Answers whether the page came drawn.
 */
export const takeFirstAnswers = (): boolean => {
  const brought = document.querySelector<HTMLTemplateElement>('#first-answers')
  if (!brought) return false
  brought.remove()
  drawn = window.location.pathname
  readServerTime(brought.dataset.now ?? null)
  for (const [key, answer] of JSON.parse(brought.content.textContent))
    queryClient.setQueryData(key, answer)
  return true
}
