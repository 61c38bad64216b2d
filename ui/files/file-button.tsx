interface Props {
  readonly label: string;
  readonly accept: string;
  /** In bytes. */
  readonly most: number;
  take(text: string): void;
  /** Called if the file is too large to read. */
  refuse(): void;
}

export function FileButton({ label, accept, most, take, refuse }: Props) {
  const open = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    if (file.size > most) refuse();
    else take(await file.text());
    // Lets the player choose the same file again after correcting it.
    input.value = '';
  };
  return (
    <label class="button">
      {label}
      <input class="hidden-text" type="file" accept={accept} onChange={({ currentTarget }) => open(currentTarget)} />
    </label>
  );
}
