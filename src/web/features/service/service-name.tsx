/** A service's name; a long one may wrap before its bracket. */
export function ServiceName({ of }: { of: string }) {
  const [name, bracket] = of.split(/(?=\()/);
  return (
    <span>
      {name}
      {bracket && <wbr />}
      {bracket}
    </span>
  );
}
