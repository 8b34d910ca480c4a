import { useId, type ChangeEvent, type ReactNode } from 'react';
import { buttonClass } from './button.tsx';

type Props = {
  children: ReactNode;
  /** Read by a screen reader in place of the visible content, where that is only an icon. */
  label?: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  describedBy?: string;
  className?: string;
  /** Receives the picked files; the control is cleared at once, so that the same file can be picked again. */
  onPick: (files: File[]) => void;
};

/** A button that opens the device's file picker. */
export function FilePicker({
  children,
  label,
  accept = 'image/*',
  multiple,
  disabled,
  describedBy,
  className = buttonClass('secondary', 'w-full'),
  onPick,
}: Props) {
  const id = useId();
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <span className="focus-frame relative inline-flex">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={take}
        className="peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
      />
      <label
        htmlFor={id}
        aria-hidden={label ? true : undefined}
        className={`peer-disabled:opacity-60 ${className}`}
      >
        {children}
      </label>
    </span>
  );
}
