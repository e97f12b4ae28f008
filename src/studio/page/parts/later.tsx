import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Shows a part of the page that is loaded when it is first needed. */
export function Later({ load }: { readonly load: () => Promise<FunctionComponent> }) {
  const [part, setPart] = useState<{ readonly Part: FunctionComponent } | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    load().then((Part) => {
      if (isShown) setPart({ Part });
    });
    return () => {
      isShown = false;
    };
  }, [load]);
  return part ? <part.Part /> : null;
}
