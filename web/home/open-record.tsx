import { openRecord } from '../replay/opened.ts';

/** Takes a record file and goes to its replay. */
export function OpenRecord() {
  const take = async (event: Event): Promise<void> => {
    const input = event.currentTarget;
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (file !== undefined) openRecord(await file.text());
  };
  return (
    <section class="card open-record">
      <h2>Open a record</h2>
      <p>A record is the file of one match. It is checked line by line, dice and all, and then played back.</p>
      <label class="button secondary">
        Choose a file
        <input class="hidden-text" type="file" accept=".jsonl,application/jsonl,text/plain" onChange={take} />
      </label>
    </section>
  );
}
