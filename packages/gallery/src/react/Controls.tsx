import type { Translate } from '@plinth/site-model';
import type { galleryMessages } from '../messages';

export interface ControlsProps {
  translate: Translate<keyof typeof galleryMessages>;
  autoplay: boolean;
}

/** Previous, next and, where slides change by themselves, pause. Invisible until the behaviour is attached. */
export function Controls({ translate, autoplay }: ControlsProps) {
  return (
    <div className="pl-gallery-controls">
      {autoplay && (
        <button
          type="button"
          className="pl-gallery-pause"
          aria-label={translate('gallery.pause')}
        />
      )}
      <button
        type="button"
        className="pl-gallery-previous"
        aria-label={translate('gallery.previousSlide')}
      />
      <button
        type="button"
        className="pl-gallery-next"
        aria-label={translate('gallery.nextSlide')}
      />
    </div>
  );
}
