import { useParams } from 'react-router'
import { BackButton, hasBackButton } from '#client/ui/way-back.tsx'
import styles from './back-in-app.module.css'

/** From a list of likes (NAV-05); the first list is one of the places of the bar. */
export const BackInApp = () => {
  const { type } = useParams()
  return type !== undefined && hasBackButton() && <BackButton className={styles.back} />
}
