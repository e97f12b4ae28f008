import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Loads a part of the page. It is one function for each part, since what was loaded is kept by it. */
export type Load<Given> = () => Promise<FunctionComponent<Given>>;

const loaded = new Map<unknown, FunctionComponent<never>>();

/** Shows a part of the page that is loaded when it is first needed. */
export function Later<Given extends object>({
  load,
  given,
}: {
  readonly load: Load<Given>;
  readonly given: Given;
}) {
  const [, setReady] = useState(0);
  useEffect(() => {
    if (loaded.has(load)) return;
    let isShown = true;
    load().then((part) => {
      loaded.set(load, part);
      if (isShown) setReady((count) => count + 1);
    });
    return () => {
      isShown = false;
    };
  }, [load]);
  const Part = loaded.get(load) as FunctionComponent<Given> | undefined;
  return Part ? <Part {...given} /> : null;
}
