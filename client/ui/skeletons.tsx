import type { ReactNode } from 'react'
import shelf from './bundles.module.css'
import cards from './card-grid.module.css'
import list from './list.module.css'
import { Page } from './page.tsx'
import { ScenePage } from './scene.tsx'
import styles from './skeletons.module.css'

type BoneProps = { width?: string; height?: string; className?: string | undefined }

/**
 * A grey shape where something will be. Its size are attributes, which a page of the server may
 * have: a style in its markup is forbidden there.
 */
const Bone = ({ width = '100%', height = '1rem', className = '' }: BoneProps) => (
  <svg className={`${styles.bone} ${className}`} width={width} height={height} aria-hidden="true" />
)

const Heading = () => <Bone width="11rem" height="1.8rem" />
const Action = ({ width = '100%' }: { width?: string }) => (
  <Bone width={width} height="44px" className={styles.button} />
)
const Round = ({ size = '56px' }: { size?: string }) => (
  <Bone width={size} height={size} className={styles.round} />
)
const Picture = () => <span className={`${styles.bone} ${styles.picture}`} />

const times = (count: number, draw: () => ReactNode) =>
  Array.from({ length: count }, (_, place) => {
    const key = `bone-${place}`
    return <div key={key}>{draw()}</div>
  })

/** Nothing of it is for a screen reader: whoever shows it says in words that something loads. */
const Busy = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div className={`${styles.busy} ${className}`} aria-hidden="true" data-skeleton="">
    {children}
  </div>
)

const CARDS = 12
const CHIPS = ['5.5rem', '5.25rem', '7.5rem']

/** Pictures in columns below a heading and a row of controls. */
export const GridSkeleton = ({ controls }: { controls: 'filters' | 'tabs' }) => (
  <Busy>
    <Page width="grid">
      <div className={list.head}>
        <Bone width="5rem" height="2.5rem" />
        {controls === 'filters' && (
          <div className={list.counts}>
            <Bone width="11rem" height="1.25em" />
          </div>
        )}
        <div className={styles.chips}>
          {CHIPS.map((width) => (
            <Bone key={width} width={width} height="36px" className={styles.chip} />
          ))}
        </div>
      </div>
      <div className={cards.grid}>
        {times(CARDS, () => (
          <Picture />
        ))}
      </div>
    </Page>
  </Busy>
)

/** One picture and beside it, or below it on a phone, what belongs to it. */
export const ProfileSkeleton = () => (
  <Busy className={`${styles.profile}`}>
    <span className={`${styles.bone} ${styles.portrait}`} />
    <div className={styles.told}>
      <Bone height="6rem" />
      <Bone width="9rem" />
      <Bone height="6rem" />
    </div>
  </Busy>
)

/** One picture, and below it what the thumb can do. */
export const DeckSkeleton = () => (
  <Busy className={`${styles.deck}`}>
    <Heading />
    <span className={`${styles.bone} ${styles.onTop}`} />
    <div className={styles.hands}>
      <Round size="46px" />
      <Round size="64px" />
      <Round size="64px" />
      <Round size="46px" />
    </div>
  </Busy>
)

const SkeletonLine = () => (
  <div className={styles.entry}>
    <Round />
    <span className={styles.words}>
      <Bone width="45%" />
      <Bone width="80%" height="0.875rem" />
    </span>
  </div>
)

const LINES = 8

/** A list of people, each with a line of words. */
export const ListSkeleton = () => (
  <Busy>
    {times(LINES, () => (
      <SkeletonLine />
    ))}
  </Busy>
)

const SAID = [
  { width: '60%', own: false },
  { width: '45%', own: true },
  { width: '70%', own: false },
  { width: '35%', own: true },
  { width: '55%', own: true },
]

/** A conversation: who it is with, what was said, and where one writes. */
export const TalkSkeleton = () => (
  <Busy className={`${styles.talk}`}>
    <div className={styles.talkTop}>
      <Round size="44px" />
      <Bone width="9rem" />
    </div>
    <div className={styles.messages}>
      {SAID.map(({ width, own }) => (
        <Bone key={width} width={width} height="3.75rem" className={own ? styles.right : ''} />
      ))}
    </div>
    <div className={styles.composer}>
      <Bone height="56px" className={styles.field} />
    </div>
  </Busy>
)

/** Both panes; where there is room for one only, `open` says which. */
export const PanesSkeleton = ({ open }: { open: boolean }) => (
  <div className={styles.panes} data-open={open}>
    <div className={styles.list}>
      <Busy className={`${styles.title}`}>
        <Heading />
      </Busy>
      <ListSkeleton />
    </div>
    {open && <TalkSkeleton />}
  </div>
)

/** Rows to choose from, and one button. */
export const BundlesSkeleton = () => (
  <Busy>
    <Page>
      <Heading />
      <Bone height="5.5rem" />
      <div className={shelf.bundles}>
        {times(4, () => (
          <div className={shelf.row}>
            <span className={styles.words}>
              <Bone width="6rem" />
              <Bone width="7rem" height="0.875rem" />
            </span>
            <Bone width="4rem" height="1.25rem" />
          </div>
        ))}
      </div>
      <Action />
    </Page>
  </Busy>
)

/** Lines with something at their end, as of a bank account. */
export const StatementSkeleton = () => (
  <Busy>
    <Page>
      <Heading />
      <div className={styles.statement}>
        <div className={styles.words}>
          <Bone width="9rem" height="3.5rem" />
          <Bone height="13rem" />
        </div>
        <div>
          {times(LINES, () => (
            <div className={styles.item}>
              <Bone width="2.5rem" height="2.5rem" className={styles.round} />
              <span className={styles.words}>
                <Bone width="55%" />
                <Bone width="35%" height="0.875rem" />
              </span>
              <Bone width="4rem" />
            </div>
          ))}
        </div>
      </div>
    </Page>
  </Busy>
)

/** A page with things to fill in or to read, and one button. */
export const FormSkeleton = ({ width = 'narrow' }: { width?: 'narrow' | 'reading' }) => (
  <Busy>
    <Page width={width}>
      <Heading />
      <Bone height="3rem" />
      {times(4, () => (
        <div className={styles.words}>
          <Bone width="8rem" />
          <Action />
        </div>
      ))}
      <Action />
    </Page>
  </Busy>
)

/** Below its picture, which is there at once: a title, two fields and one button. */
export const LoginSkeleton = () => (
  <ScenePage name="evening" size="form">
    <Busy className={`${styles.words}`}>
      <Bone width="12rem" height="2.3rem" />
      <Bone height="56px" className={styles.field} />
      <Bone height="56px" className={styles.field} />
      <Bone height="52px" className={styles.round} />
    </Busy>
  </ScenePage>
)
