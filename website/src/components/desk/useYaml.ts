import { useEffect, useState } from 'react';
import { lazily } from '../../run/lazily.ts';

const yaml = lazily(() => import('yaml'));

/** Writes YAML; undefined while what writes it is being fetched, which happens once the page answers to clicks. */
export function useYaml(): ((value: object) => string) | undefined {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void yaml.get().then(() => setReady(true));
  }, []);
  return ready ? yaml.now()?.stringify : undefined;
}
