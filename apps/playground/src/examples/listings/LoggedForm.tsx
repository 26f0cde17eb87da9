import { useEffect, useRef, type ReactNode } from 'react';
import type { StageContext } from '../../example/stageContext';

interface LoggedFormProps {
  stage: StageContext;
  /** A component whose form leads to another page of a site. */
  children: ReactNode;
}

/** Logs the target of a form: the stage has no page to navigate to. */
export function LoggedForm({ stage, children }: LoggedFormProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = root.current!;
    function onSubmit(event: SubmitEvent): void {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const asked = Object.fromEntries(new FormData(form));
      stage.log('event', 'submit', { action: form.getAttribute('action'), ...asked });
    }
    place.addEventListener('submit', onSubmit);
    return () => place.removeEventListener('submit', onSubmit);
  }, [stage]);
  return <div ref={root}>{children}</div>;
}
