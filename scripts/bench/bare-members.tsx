import { createRoot } from 'react-dom/client'
import type { Answer, Key } from '#core/contract/contract.ts'

/** The cards of the members by React alone, asked for at once: as little as a program can be. */
const ask = async <K extends Key>(key: K): Promise<Answer<K>> =>
  (await fetch(key.slice('GET '.length))).json()

const [{ name }, { user }, , { profiles }] = await Promise.all([
  ask('GET /api/settings.php'),
  ask('GET /api/user.php'),
  ask('GET /api/regions.php'),
  ask('GET /api/members.php'),
])

createRoot(document.body).render(
  <main>
    <h1>
      {name}, {user?.name}
    </h1>
    {profiles.map(({ id, name: called, age, city, main_image: image }) => (
      <article key={id}>
        <a href={`/members/${id}`}>
          <img
            src={image ? image.match.replace(image.filename, image.thumb_filename) : ''}
            alt=""
            width={180}
            height={240}
          />
          <span>
            {called}, {age}
          </span>
          <span>{city}</span>
        </a>
      </article>
    ))}
  </main>,
)
