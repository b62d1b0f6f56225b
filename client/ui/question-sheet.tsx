import { useId } from 'react'
import { createRoot } from 'react-dom/client'
import type { Question } from './ask.ts'
import { Button } from './button.tsx'
import styles from './question-sheet.module.css'
import { Sheet } from './sheet.tsx'

type Props = Question & { onYes: () => void; onClose: () => void }

const QuestionSheet = ({ question, yes, no, onYes, onClose }: Props) => {
  const id = useId()
  return (
    <Sheet light aria-labelledby={id} onClose={onClose}>
      {(close) => (
        <div className={styles.question}>
          <p id={id}>{question}</p>
          <Button
            tall
            onClick={() => {
              onYes()
              close()
            }}
          >
            {yes}
          </Button>
          <Button tall variant="default" onClick={close}>
            {no}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

/** Renders outside the page, because the menu or page that asks may be removed before the answer. */
export const showQuestion = (asked: Question): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  let answer = false
  const end = () => {
    root.unmount()
    place.remove()
    resolve(answer)
  }
  const say = () => {
    answer = true
  }
  root.render(<QuestionSheet {...asked} onYes={say} onClose={end} />)
  return promise
}
