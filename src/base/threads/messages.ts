/** What goes to a thread: a task, or other data for the tasks that follow. */
export type ToThread<Task> = { readonly task: Task } | { readonly data: unknown };

/** What comes back: that the thread is ready, and for each task, in order, partial results and one result. */
export type FromThread<Result, Partial> =
  | { readonly ready: true }
  | { readonly partial: Partial }
  | { readonly result: Result }
  | { readonly fault: string };
