import { useEffect, useState, type ComponentType } from 'react';

/** The eyedropper's place: its button is fetched where the browser has an eyedropper, and nowhere else. */
export function EyeDropperSlot() {
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    if (!('EyeDropper' in window)) return;
    // Without its file there is no button; the picker is complete without it.
    import('./eye-dropper.tsx')
      .then(({ EyeDropperButton }) => setButton(() => EyeDropperButton))
      .catch(() => undefined);
  }, []);
  return Button ? <Button /> : null;
}
