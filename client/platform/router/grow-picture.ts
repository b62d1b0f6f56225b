/** As the styles of a profile call its picture. */
const NAME = 'picture'

/** From which list the picture of which page has grown. */
let grown: { list: string; page: string } | null = null

const pictureTo = (pathname: string) =>
  document.querySelector<HTMLElement>(`a[data-grows][href="${pathname}"]`)

const wantsMotion = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches

let named: HTMLElement | null = null

/** One picture of a list has the name, or none. */
const name = (picture: HTMLElement | null) => {
  if (named) named.style.viewTransitionName = ''
  named = picture
  if (picture) picture.style.viewTransitionName = NAME
}

/** The last that has begun: what it names is not taken away by the end of one before. */
let moving: ViewTransition | null = null

type Way = { from: string; to: string }

/**
 * Draws the next page; where a picture leads to it, that grows into it, and shrinks again on the way
 * back. False where nothing is to move: then nothing is drawn.
 */
export const growPicture = ({ from, to }: Way, draw: () => void): boolean => {
  const picture = pictureTo(to)
  const isBack = grown?.page === from && grown.list === to
  if (!(picture || isBack) || !document.startViewTransition || !wantsMotion()) return false
  grown = picture ? { list: from, page: to } : null
  name(picture)
  const transition = document.startViewTransition(() => {
    draw()
    if (isBack) name(pictureTo(from))
  })
  moving = transition
  const finish = () => moving === transition && name(null)
  transition.ready.catch(() => undefined)
  transition.finished.then(finish, finish)
  return true
}
