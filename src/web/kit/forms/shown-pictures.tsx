import { useEffect, useState } from 'react';
import { t } from '#words/t.ts';
import { readAsData } from './read-as-data.ts';

type ShownPicture = {
  src: (id: string) => string;
  headers?: Readonly<Record<string, string>>;
  ids: readonly string[];
};

/** One picture; with headers it is fetched, since its address alone gives no access. */
function Shot({ src, headers, number }: { src: string; headers: ShownPicture['headers']; number: number }) {
  const [data, setData] = useState(headers ? '' : src);
  useEffect(() => {
    if (!headers) return;
    const stop = new AbortController();
    void fetch(src, { headers, signal: stop.signal })
      .then(async (answer) =>
        answer.ok ? readAsData(new File([await answer.blob()], 'picture', { type: 'image/jpeg' })) : '',
      )
      .then(setData)
      .catch(() => undefined);
    return () => stop.abort();
  }, [src, headers]);
  if (!data) return null;
  return (
    <a
      href={data}
      target="_blank"
      rel="noopener noreferrer"
      download={headers ? `picture-${number}.jpg` : undefined}
    >
      <img
        src={data}
        alt={t('Picture {number} of the message', { number })}
        loading="lazy"
        className="size-28 rounded-md object-cover"
      />
    </a>
  );
}

/** The pictures of one message. */
export function MessagePictures({ src, headers, ids }: ShownPicture) {
  if (ids.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <Shot src={src(id)} headers={headers} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}
