/** What a page asks of the worker: to take over from the version before, or to store large files too. */
export type ToOfflineWorker = 'take-over' | 'store-later';
