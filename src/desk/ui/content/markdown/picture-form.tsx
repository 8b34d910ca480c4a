import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';

/** A picture of the library with what it shows, for those who cannot see it. */
export function PictureForm({ onPicture }: { onPicture: (source: string, alt: string) => void }) {
  const [source, setSource] = useState<string | null>(null);
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const put = () => {
    setTried(true);
    if (source && alt.trim()) onPicture(source, alt.trim());
  };
  return (
    <div className="grid gap-4">
      <PicturePicker id="picture-in-text" label="Picture" value={source} onChange={setSource} />
      {tried && !source && <p className="text-sm font-semibold text-sindoor">Please choose a picture.</p>}
      <Field
        label="What it shows here"
        required
        hint="Read out to those who cannot see it."
        autoComplete="off"
        value={alt}
        error={tried && !alt.trim() ? 'Please say what the picture shows.' : undefined}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Button className="justify-self-start" onClick={put}>
        Put in the picture
      </Button>
    </div>
  );
}
