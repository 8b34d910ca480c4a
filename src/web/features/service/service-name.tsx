/** A service's name; a long one may break before its bracket. */
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
