interface Props {
  readonly label: string;
  readonly accept: string;
  /** The most bytes a file may have. */
  readonly most: number;
  take(text: string): void;
  /** The file is too large to be read at all. */
  refuse(): void;
}

/** Takes a file, unless it is too large to be what is looked for. */
export function FileButton({ label, accept, most, take, refuse }: Props) {
  const open = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    if (file.size > most) refuse();
    else take(await file.text());
    // The same file can be chosen again after it was mended.
    input.value = '';
  };
  return (
    <label class="button">
      {label}
      <input class="hidden-text" type="file" accept={accept} onChange={({ currentTarget }) => open(currentTarget)} />
    </label>
  );
}
